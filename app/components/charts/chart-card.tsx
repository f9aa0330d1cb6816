import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { ChartTable, type ChartTableRow } from "./chart-table";

interface ChartCardProps {
  id: string;
  title: string;
  summary: string;
  children: ReactNode;
  /** The first column has the names of the rows. */
  table?: { open: string; columns: readonly string[]; rows: readonly ChartTableRow[] } | undefined;
}

export function ChartCard({ id, title, summary, children, table }: ChartCardProps) {
  return (
    <section aria-labelledby={id} className="rounded-card border border-linen-200 bg-white px-4 pt-5 pb-2 sm:px-6">
      <h2 id={id} className="text-h3">
        {title}
      </h2>
      <p className="mt-1 mb-5 max-w-[70ch] text-small">{summary}</p>
      {children}
      {table ? (
        <details className="group mt-2">
          <summary className="link inline-flex min-h-11 items-center gap-1.5 text-small">
            <span>
              {table.open}
              <span className="sr-only">: {title}</span>
            </span>
            <ChevronDown aria-hidden="true" className="size-4 transition-transform group-open:rotate-180" />
          </summary>
          <ChartTable label={`${table.open}: ${title}`} caption={title} columns={table.columns} rows={table.rows} />
        </details>
      ) : (
        <div className="h-4" />
      )}
    </section>
  );
}
