import { Ellipsis } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";

interface DeskListProps {
  /** Names the list; null if a heading does. */
  label: string;
  /** Sets `--list-columns` from `lg` on. */
  className: string;
  children: ReactNode;
}

export function DeskList({ label, className, children }: DeskListProps) {
  return (
    <ol aria-label={label} className={`overflow-clip rounded-card border border-linen-200 bg-white ${className}`}>
      {children}
    </ol>
  );
}

interface DeskRowProps {
  id: string;
  name: ReactNode;
  /** Null if there is no page of it. */
  to: string | null;
  level?: "h2" | "h3";
  isUrgent?: boolean;
  start?: ReactNode;
  beside?: ReactNode;
  under?: ReactNode;
  asked?: ReactNode;
  from?: ReactNode;
  state?: ReactNode;
  next?: ReactNode;
  ways?: ReactNode;
  more?: { label: string; content: ReactNode };
  children?: ReactNode;
}

/** Two lines on a desktop, three on a phone; `children` and what `more` opens stand below them. */
export function DeskRow({ id, name, to, level: Heading = "h2", isUrgent = false, children, ...parts }: DeskRowProps) {
  const headingId = `entry-${id}`;
  return (
    <li
      data-entry={id}
      className={`list-row has-[input:checked]:bg-linen-100 has-[input:checked]:inset-shadow-[4px_0_0_var(--color-indigo-700)] ${isUrgent ? "list-row-urgent" : ""}`}
    >
      <article aria-labelledby={headingId} className="list-columns">
        {parts.start && <div className="list-start">{parts.start}</div>}
        <div className="list-who">
          <div className="flex items-center gap-x-2">
            <Heading id={headingId} className="min-w-0 font-text text-base leading-5 font-semibold tracking-normal">
              {to === null ? (
                <span className="block truncate">{name}</span>
              ) : (
                <Link
                  to={to}
                  data-entry-open
                  className="block w-fit max-w-full truncate underline decoration-linen-300 decoration-2 underline-offset-3 hover:decoration-indigo-700"
                >
                  {name}
                </Link>
              )}
            </Heading>
            {parts.beside}
          </div>
          {parts.under && <div className="flex gap-x-2 overflow-hidden text-small max-lg:hidden">{parts.under}</div>}
        </div>
        <div className="list-asked text-small leading-5">{parts.asked}</div>
        <div className="list-from text-xs leading-5 text-ink-500">{parts.from}</div>
        <div className="list-state">{parts.state}</div>
        <div className="list-next">{parts.next}</div>
        <div className="list-ways">{parts.ways}</div>
        {parts.more && (
          <details className="list-more">
            <summary className="grid size-11 place-items-center rounded-control text-ink-700 hover:bg-indigo-100 lg:size-9">
              <Ellipsis aria-hidden="true" className="size-5" />
              <span className="sr-only">{parts.more.label}</span>
            </summary>
            {parts.more.content}
          </details>
        )}
      </article>
      {children}
    </li>
  );
}
