import { Car, X } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { Link, useNavigate } from "react-router";
import { useWords } from "~/content/desk/words";
import { LeadMails } from "~/features/leads/lead-page/lead-mails";
import { leadPath } from "~/features/leads/paths";
import { fill } from "~/lib/text/fill";
import { AppointmentWays, CancelForm, MoveLink } from "../agenda/appointment-actions";
import { BlockedAppointments, Unblock } from "../blocks/block-list";
import type { WeekCard as Card } from "./read-week.server";

interface WeekCardProps {
  card: Card;
  /** The week without the card. */
  weekPath: string;
}

/** Lies over the page, which stays in use. */
export function WeekCard({ card, weekPath }: WeekCardProps) {
  const words = useWords("agendaWeek").card;
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const id = card.type === "block" ? card.block.id : card.appointment.id;

  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    return () => document.querySelector<HTMLElement>(`[id^="entry-${id}"]`)?.focus({ preventScroll: true });
  }, [id]);

  function onKeyDown({ key }: KeyboardEvent) {
    if (key === "Escape") void navigate(weekPath, { preventScrollReset: true });
  }

  return (
    <section role="dialog" aria-labelledby="week-card" className="week-card no-print" onKeyDown={onKeyDown}>
      <div className="flex items-start justify-between gap-3">
        <h2
          ref={heading}
          id="week-card"
          tabIndex={-1}
          className="min-w-0 py-2 text-h3 wrap-anywhere shadow-none outline-none"
        >
          {card.type === "block" ? words.blocked : card.appointment.name}
        </h2>
        <Link
          to={weekPath}
          preventScrollReset
          aria-label={words.close}
          className="-mr-2 grid size-11 shrink-0 place-items-center rounded-control text-ink-950 hover:bg-linen-100"
        >
          <X aria-hidden="true" className="size-5" />
        </Link>
      </div>
      {card.type === "block" ? (
        <BlockPart card={card} weekPath={weekPath} />
      ) : (
        <AppointmentPart card={card} weekPath={weekPath} />
      )}
    </section>
  );
}

function BlockPart({ card: { block }, weekPath }: WeekCardProps & { card: Extract<Card, { type: "block" }> }) {
  const { list } = useWords("agendaBlocks");
  return (
    <div className="grid gap-3">
      <div>
        <p className="font-semibold text-ink-950 tabular-nums first-letter:uppercase">{block.text}</p>
        {block.note && <p className="wrap-anywhere">{block.note}</p>}
        <p className="text-small wrap-anywhere text-ink-500">
          {list.by} {block.by}
        </p>
      </div>
      <BlockedAppointments appointments={block.appointments} />
      <Unblock block={block} action={weekPath} />
    </div>
  );
}

function AppointmentPart({ card, weekPath }: WeekCardProps & { card: Extract<Card, { type: "appointment" }> }) {
  const words = useWords("agendaWeek").card;
  const { appointments: agenda } = useWords("admin");
  const { day, travel, appointment } = card;
  const { id, name, from, to, kind, place, address, subject, lead, email, isAhead, stuckMails } = appointment;
  return (
    <div className="grid gap-3">
      <div>
        <p className="font-semibold text-ink-950 tabular-nums first-letter:uppercase">
          {day}, {from} – {to}
        </p>
        <p className="wrap-anywhere">
          {agenda.kinds[kind]} · {address ?? agenda.places[place]}
        </p>
        {travel > 0 && (
          <p className="flex items-center gap-2 text-small">
            <Car aria-hidden="true" className="size-4 shrink-0" />
            {fill(words.travel, { minutes: String(travel) })}
          </p>
        )}
        {subject && <p className="mt-2 wrap-anywhere text-ink-950">{subject}</p>}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        {lead && (
          <Link to={leadPath(lead)} className="link inline-flex min-h-11 items-center">
            {words.person}
          </Link>
        )}
        <AppointmentWays appointment={appointment} />
      </div>
      {isAhead && (
        <div className="flex flex-wrap items-start gap-2">
          <MoveLink id={id} name={name} />
          <CancelForm id={id} name={name} isMailed={email !== ""} listPath={weekPath} />
        </div>
      )}
      <LeadMails mails={stuckMails} leadName={name} listPath={weekPath} />
    </div>
  );
}
