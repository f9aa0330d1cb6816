import { ChevronDown, MessagesSquare } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { TimeOf } from "~/components/ui/time-of";
import { useWords } from "~/content/desk/words";
import type { PricedRow, PriceSummary } from "~/features/mail/templates/template-props";
import type { Language } from "~/lib/language/language";
import type { Lead } from "../lead";
import { leadPath } from "../paths";
import { LeadMails } from "./lead-mails";

interface LeadDetailsProps {
  lead: Lead;
  language: Language;
}

export function LeadDetails({ lead, language }: LeadDetailsProps) {
  const { requests, leads, lead: words } = useWords("admin");
  return (
    <section
      aria-labelledby="lead-details"
      className="grid gap-3 rounded-card border border-linen-200 bg-white px-4 py-4 sm:px-6"
    >
      <h2 id="lead-details" className="text-h3">
        {words.details}
      </h2>
      {lead.service && (
        <p className="w-fit rounded-stitch bg-indigo-100 px-2 py-0.5 text-small font-semibold text-indigo-700 wrap-anywhere">
          {lead.service}
        </p>
      )}
      {lead.appointment && (
        <p>
          {leads.appointment} <TimeOf moment={lead.appointment.at} />
          {lead.appointment.isCancelled && `, ${leads.appointmentCancelled}`}
        </p>
      )}
      <LeadConfiguration lead={lead} />
      <LeadMessage message={lead.message} />
      {lead.chatPath && (
        <Link to={lead.chatPath} className="link inline-flex min-h-11 w-fit items-center gap-1.5 text-small">
          <MessagesSquare aria-hidden="true" className="size-4.5" />
          {requests.openChat}
        </Link>
      )}
      <dl className="grid gap-x-4 gap-y-1 text-small sm:grid-cols-[9rem_minmax(0,1fr)]">
        <Fact label={words.createdAt}>
          <TimeOf moment={lead.createdAt} />
        </Fact>
        <Fact label={requests.sourceLabel}>
          {lead.isByHand ? lead.source : presentOnce(leads.kinds[lead.kind], lead.source)}
        </Fact>
        {lead.origin.length > 0 && <Fact label={requests.originLabel}>{lead.origin.join(", ")}</Fact>}
        <Fact label={words.language.label}>{words.language[language]}</Fact>
      </dl>
      <LeadMails mails={lead.mails} leadName={lead.name} listPath={leadPath(lead.id)} />
    </section>
  );
}

/** The name once if both are the same. */
function presentOnce(kind: string, source: string): string {
  return kind.toLowerCase() === source.toLowerCase() ? kind : `${kind}, ${source}`;
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-ink-500 max-sm:mt-1">{label}</dt>
      <dd className="wrap-anywhere text-ink-950">{children}</dd>
    </div>
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

function LeadConfiguration({ lead }: { lead: Lead }) {
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
