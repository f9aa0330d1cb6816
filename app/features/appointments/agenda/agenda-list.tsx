import { CalendarClock, Mail, Phone, Undo2, X } from "lucide-react";
import { Form, Link } from "react-router";
import { SubmitButton, useIsPending } from "~/components/desk/submit-button";
import { WayLink } from "~/components/desk/way-link";
import { Button } from "~/components/ui/button";
import { TimeOf } from "~/components/ui/time-of";
import { useWords } from "~/content/desk/words";
import { LeadMails } from "~/features/leads/lead-page/lead-mails";
import { leadPath } from "~/features/leads/paths";
import { callLink } from "~/lib/text/contact-links";
import { movePath } from "../paths";
import type { DeskAppointment, DeskDay } from "./desk-agenda.server";

interface AgendaListProps {
  days: readonly DeskDay[];
  isSuspects: boolean;
  listPath: string;
}

const SMALL_BUTTON =
  "inline-flex min-h-11 items-center gap-2 rounded-control border-2 border-ink-950 px-3 text-small font-semibold text-ink-950 hover:bg-ink-950 hover:text-linen-50";

export function AgendaList({ days, ...rest }: AgendaListProps) {
  const { appointments: words } = useWords("admin");
  return (
    <div className="grid gap-9">
      {days.map(({ day, label, near, appointments }) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <h2 id={`day-${day}`} className="mb-3 flex flex-wrap items-baseline gap-x-3 text-h3">
            <span className="first-letter:uppercase">{label}</span>
            {near && (
              <span className="rounded-stitch bg-weld-400 px-2 py-0.5 font-text text-small font-semibold tracking-normal text-ink-950">
                {words[near]}
              </span>
            )}
          </h2>
          <ol className="rounded-card border border-linen-200 bg-white">
            {appointments.map((appointment) => (
              <AgendaRow key={appointment.id} appointment={appointment} {...rest} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

function AgendaRow({
  appointment,
  isSuspects,
  listPath,
}: Omit<AgendaListProps, "days"> & { appointment: DeskAppointment }) {
  const { id, from, to, name, lead, email, subject, phone, language, bookedAt, isAhead, stuckMails } = appointment;
  const { appointments: words } = useWords("admin");
  return (
    <li className="border-t border-linen-200 first:border-t-0">
      <article
        aria-labelledby={`appointment-${id}`}
        className="grid gap-x-8 gap-y-3 px-4 py-5 sm:px-6 lg:grid-cols-[9rem_minmax(0,1fr)_17rem] lg:py-4"
      >
        <p className="leading-tight tabular-nums">
          <span className="font-display text-2xl font-bold text-ink-950">{from}</span>{" "}
          <span className="text-small text-ink-500 lg:block">
            {words.until} {to}
          </span>
        </p>
        <div className="grid min-w-0 content-start gap-1">
          <h3 id={`appointment-${id}`} className="text-h3 wrap-anywhere">
            {lead === null ? (
              name
            ) : (
              <Link
                to={leadPath(lead)}
                className="underline decoration-linen-300 decoration-2 underline-offset-4 hover:decoration-indigo-700"
              >
                {name}
              </Link>
            )}
          </h3>
          {subject && <p className="wrap-anywhere text-ink-950">{subject}</p>}
          <p className="text-small text-ink-500">
            {phone ? words.byPhone : words.atOffice} · {words.language[language]} · {words.bookedAt}{" "}
            <TimeOf moment={bookedAt} />
          </p>
          <LeadMails mails={stuckMails} leadName={name} listPath={listPath} />
        </div>
        <div className="grid min-w-0 content-start gap-2">
          <Ways appointment={appointment} />
          {isSuspects ? (
            <Restore id={id} name={name} listPath={listPath} />
          ) : (
            isAhead && (
              <div className="flex flex-wrap items-start gap-2">
                <Cancel id={id} name={name} isMailed={email !== ""} listPath={listPath} />
                <Link to={movePath(id)} className={SMALL_BUTTON}>
                  <CalendarClock aria-hidden="true" className="size-4.5" />
                  {words.move.open}
                  <span className="sr-only">: {name}</span>
                </Link>
              </div>
            )
          )}
        </div>
      </article>
    </li>
  );
}

function Ways({ appointment }: { appointment: DeskAppointment }) {
  const { appointments: words } = useWords("admin");
  const { email, mailTo, phone, dialled, name } = appointment;
  const ways = [
    ...(dialled && phone ? [{ href: callLink(dialled), icon: Phone, verb: words.call, text: phone }] : []),
    ...(mailTo ? [{ href: mailTo, icon: Mail, verb: words.mail, text: email }] : []),
  ];
  return (
    <>
      {phone && !dialled && <p className="text-small wrap-anywhere">{phone}</p>}
      <ul className="grid">
        {ways.map(({ href, icon: Icon, verb, text }) => (
          <li key={href}>
            <WayLink href={href} className="link inline-flex min-h-11 items-center gap-2 text-small lg:min-h-8">
              <Icon aria-hidden="true" className="size-4.5 shrink-0" />
              <span className="sr-only">
                {verb} {name}:
              </span>
              <span className="min-w-0 wrap-anywhere">{text}</span>
            </WayLink>
          </li>
        ))}
      </ul>
    </>
  );
}

interface ActionProps {
  id: string;
  name: string;
  listPath: string;
}

/** The appointment is the visitor's too, so it asks for confirmation; without a script. */
function Cancel({ id, name, isMailed, listPath }: ActionProps & { isMailed: boolean }) {
  const { appointments: words } = useWords("admin");
  return (
    <details className="group open:basis-full">
      <summary className={`${SMALL_BUTTON} cursor-pointer group-open:bg-linen-100`}>
        <X aria-hidden="true" className="size-4.5" />
        {words.cancel.open}
        <span className="sr-only">: {name}</span>
      </summary>
      <Form method="post" action={listPath} className="mt-2 grid justify-items-start gap-2">
        <p className="text-small">{isMailed ? words.cancel.explain : words.unmailed}</p>
        <SubmitButton name="cancel" value={id} className="text-small">
          {words.cancel.submit}
        </SubmitButton>
      </Form>
    </details>
  );
}

function Restore({ id, name, listPath }: ActionProps) {
  const { appointments: words } = useWords("admin");
  const { pending } = useWords("form");
  const isPending = useIsPending({ restore: id });
  return (
    <Form method="post" action={listPath}>
      <input type="hidden" name="restore" value={id} />
      <Button type="submit" variant="quiet" className="min-h-11 px-3 text-small" aria-disabled={isPending}>
        <Undo2 aria-hidden="true" />
        {isPending ? pending : words.restore}
        <span className="sr-only">: {name}</span>
      </Button>
    </Form>
  );
}
