import { Link } from "react-router";
import { useWords } from "~/content/desk/words";
import type { ShownAuditEntry } from "./read-audit.server";

interface AuditListProps {
  days: readonly { day: string; auditEntries: readonly ShownAuditEntry[] }[];
}

export function AuditList({ days }: AuditListProps) {
  const { open } = useWords("audit");
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {days.map(({ day, auditEntries }) => (
        <section key={day} aria-label={day}>
          <h2 className="border-b-2 border-linen-200 pb-2 text-h3">{day}</h2>
          <ol>
            {auditEntries.map(({ id, at, user, says, details, path }) => (
              <li
                key={id}
                className="grid gap-x-5 border-b border-linen-200 py-3 sm:grid-cols-[3.5rem_minmax(0,1fr)_auto] sm:items-baseline"
              >
                <time dateTime={at.iso} title={at.text} className="text-small text-ink-500 tabular-nums">
                  {at.text.slice(-5)}
                </time>
                <p className="wrap-anywhere">
                  <strong className="text-ink-950">{user}</strong> {says}
                  {details && <span className="block text-small text-ink-500">{details}</span>}
                </p>
                {path && (
                  <Link to={path} aria-label={`${open}: ${says}`} className="link inline-flex min-h-11 items-center">
                    {open}
                  </Link>
                )}
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
