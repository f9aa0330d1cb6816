import { ChevronDown, MessagesSquare } from "lucide-react";
import { Link } from "react-router";
import { TimeOf } from "~/components/ui/time-of";
import { useWords } from "~/content/desk/words";
import type { PricedRow, PriceSummary } from "~/features/mail/templates/template-props";
import { type Lead, presentAsked } from "../lead";

/** The request: the start of the thread. */
export function LeadRequest({ lead }: { lead: Lead }) {
  const { requests, leads, lead: words } = useWords("admin");
  return (
    <section
      aria-labelledby="lead-details"
      className="grid gap-2 rounded-card border border-linen-200 bg-white px-4 py-3 sm:px-5"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id="lead-details" className="text-base font-semibold">
          {words.details}
        </h2>
        <p className="text-small text-ink-500">
          <TimeOf moment={lead.createdAt} />
        </p>
      </div>
      {(lead.service || lead.price) && (
        <p className="w-fit rounded-stitch bg-indigo-100 px-2 py-0.5 text-small font-semibold text-indigo-700 wrap-anywhere">
          {presentAsked(lead)}
        </p>
      )}
      {lead.appointment && (
        <p>
          {leads.appointment} <TimeOf moment={lead.appointment.at} />
          {lead.appointment.isCancelled && `, ${leads.appointmentCancelled}`}
        </p>
      )}
      <LeadMessage message={lead.message} />
      {lead.chatPath && (
        <Link to={lead.chatPath} className="link inline-flex min-h-11 w-fit items-center gap-1.5 text-small">
          <MessagesSquare aria-hidden="true" className="size-4.5" />
          {requests.openChat}
        </Link>
      )}
    </section>
  );
}

/** Messages with more characters or lines than this are folded. */
const LONG = { characters: 220, lines: 3 };

/** Shows the start of a long message; the rest opens on demand. */
function LeadMessage({ message }: { message: string | null }) {
  const { requests: words } = useWords("admin");
  if (!message) return <p className="text-small text-ink-500 italic">{words.noMessage}</p>;
  const isLong = message.length > LONG.characters || message.split("\n").length > LONG.lines;
  if (!isLong)
    return (
      <p dir="auto" className="max-w-[65ch] whitespace-pre-wrap wrap-anywhere">
        {message}
      </p>
    );
  return (
    <div className="group/message max-w-[65ch]">
      <p
        dir="auto"
        className="line-clamp-3 wrap-anywhere group-has-[details[open]]/message:line-clamp-none group-has-[details[open]]/message:whitespace-pre-wrap print:whitespace-pre-wrap"
      >
        {message}
      </p>
      <details className="group/fold no-print">
        <summary className="link inline-flex min-h-11 items-center gap-1 text-small">
          <span className="group-open/fold:hidden">{words.wholeMessage}</span>
          <span className="hidden group-open/fold:inline">{words.shortMessage}</span>
          <ChevronDown
            aria-hidden="true"
            className="size-4 transition-transform group-open/fold:rotate-180 motion-reduce:transition-none"
          />
        </summary>
      </details>
    </div>
  );
}

export function LeadConfiguration({ lead }: { lead: Lead }) {
  const { requests: words } = useWords("admin");
  const { answers, price } = lead;
  if (!price) return null;
  return (
    <>
      <dl className="grid gap-x-4 gap-y-1 text-small">
        {answers.map(({ label, value }) => (
          <div key={label} className="contents">
            <dt className="text-ink-500 mt-1">{label}</dt>
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
      <dt className="text-ink-500 mt-1">
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
