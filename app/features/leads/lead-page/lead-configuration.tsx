import { ChevronDown } from "lucide-react";
import { useWords } from "~/content/desk/words";
import type { PricedRow, PriceSummary } from "~/features/mail/templates/template-props";
import type { Lead } from "../lead";

export function LeadConfiguration({ lead }: { lead: Lead }) {
  const { requests: words } = useWords("admin");
  const { answers, price } = lead;
  if (!price) return null;
  return (
    <>
      <dl className="grid gap-x-4 gap-y-1 text-small sm:grid-cols-[9rem_minmax(0,1fr)]">
        {answers.map(({ label, value }) => (
          <div key={label} className="contents">
            <dt className="text-ink-500 max-sm:mt-1">{label}</dt>
            <dd className="wrap-anywhere text-ink-950">{value}</dd>
          </div>
        ))}
        {price.totals.map((row) => (
          <Total key={row.label} row={row} columns={price.columns} label={words.priceLabel} />
        ))}
      </dl>
      {price.lines.length > 0 && (
        <details className="group/lines max-w-[34rem]">
          <summary className="link inline-flex min-h-11 items-center gap-1 text-small">
            {words.priceLines}
            <span className="sr-only">: {lead.name}</span>
            <ChevronDown aria-hidden="true" className="size-4 group-open/lines:rotate-180" />
          </summary>
          <ul className="grid gap-1 text-small">
            {price.lines.map(({ label, excluding }) => (
              <li key={label} className="flex justify-between gap-4 border-t border-linen-200 pt-1">
                <span>{label}</span>
                <span className="tabular-nums">{excluding}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

interface TotalProps {
  row: PricedRow;
  columns: PriceSummary["columns"];
  label: string;
}

function Total({ row, columns, label }: TotalProps) {
  const isAmount = row.excluding !== row.including;
  return (
    <div className="contents">
      <dt className="text-ink-500 max-sm:mt-1">
        {label}, {row.label.toLowerCase()}
      </dt>
      <dd className="font-semibold text-ink-950 tabular-nums">
        {row.excluding}
        {isAmount && (
          <>
            {" "}
            <span className="font-normal">{columns.excluding}</span> · {row.including}{" "}
            <span className="font-normal">{columns.including}</span>
          </>
        )}
      </dd>
    </div>
  );
}
