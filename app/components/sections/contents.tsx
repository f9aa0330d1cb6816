import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";

interface ContentsProps {
  title: string;
  items: readonly { id: string; title: string }[];
  isNumbered: boolean;
  children?: ReactNode;
}

export function Contents({ title, items, isNumbered, children }: ContentsProps) {
  return (
    <div className="no-print">
      <details className="unroll group border-y-2 border-ink-950 lg:hidden">
        <summary className="flex min-h-14 items-center justify-between gap-3 font-display text-lg font-bold text-ink-950">
          {title}
          <ChevronDown
            aria-hidden="true"
            className="size-5 shrink-0 transition-transform duration-200 group-open:rotate-180 motion-reduce:transition-none"
          />
        </summary>
        <nav aria-label={title} className="pb-4">
          <Headings items={items} isNumbered={isNumbered} />
        </nav>
      </details>
      {/* The padding leaves room for the focus ring, which the scrolling box would cut off. */}
      <nav
        aria-label={title}
        className={`sticky top-26.5 -m-1.5 max-h-[calc(100dvh-8rem)] overflow-y-auto p-1.5 max-lg:hidden ${children ? "pl-6.5" : ""}`}
      >
        {children}
        <p className="font-display text-lg font-bold text-ink-950">{title}</p>
        <Headings items={items} isNumbered={isNumbered} />
      </nav>
    </div>
  );
}

function Headings({ items, isNumbered }: Pick<ContentsProps, "items" | "isNumbered">) {
  return (
    <ol className="mt-2">
      {items.map(({ id, title }, index) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-11 items-baseline gap-3 py-2 leading-snug decoration-madder-600 decoration-2 underline-offset-4 hover:text-ink-950 hover:underline lg:text-small"
          >
            {isNumbered && <span className="w-5 shrink-0 text-right text-ink-500 tabular-nums">{index + 1}</span>}
            <span className="min-w-0">{title}</span>
          </a>
        </li>
      ))}
    </ol>
  );
}
