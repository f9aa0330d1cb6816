import { CalendarClock, Mail, Phone, Undo2, X } from "lucide-react";
import { Form, Link } from "react-router";
import { DeskList, DeskRow } from "~/components/desk/desk-list";
import { SubmitButton, useIsPending } from "~/components/desk/submit-button";
import { WayLink } from "~/components/desk/way-link";
import { Button } from "~/components/ui/button";
import { TimeOf } from "~/components/ui/time-of";
import { useWords } from "~/content/desk/words";
import { LeadMails } from "~/features/leads/lead-page/lead-mails";
import { leadPath } from "~/features/leads/paths";
import { callLink } from "~/lib/text/contact-links";
import { fill } from "~/lib/text/fill";
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
    <div className="grid gap-6">
      {days.map(({ day, label, near, appointments }) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <h2 id={`day-${day}`} className="mb-2 flex flex-wrap items-baseline gap-x-3 text-lg">
            <span className="first-letter:uppercase">{label}</span>
            {near && (
              <span className="rounded-stitch bg-weld-400 px-2 font-text text-small font-semibold tracking-normal text-ink-950">
                {words[near]}
              </span>
            )}
          </h2>
          <DeskList
            label={label}
            className="lg:[--list-columns:8.5rem_minmax(0,5fr)_minmax(0,8fr)_minmax(0,5fr)_0_0_5rem_2.25rem]"
          >
            {appointments.map((appointment) => (
              <AgendaRow key={appointment.id} appointment={appointment} {...rest} />
            ))}
          </DeskList>
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
  const { id, from, to, name, lead, email, subject, kind, place, address, language, bookedAt, isAhead, stuckMails } =
    appointment;
  const { appointments: words } = useWords("admin");
  return (
    <DeskRow
      id={id}
      name={name}
      to={lead && leadPath(lead)}
      level="h3"
      start={
        <p className="w-13 pl-2 leading-5 whitespace-nowrap tabular-nums lg:w-auto">
          <span className="block font-display font-bold text-ink-950 lg:inline">{from}</span>{" "}
          <span className="text-small text-ink-500">
            <span className="max-lg:sr-only">{words.until}</span> {to}
          </span>
        </p>
      }
      asked={subject && <p className="line-clamp-2 wrap-anywhere text-ink-950 max-lg:line-clamp-1">{subject}</p>}
      from={
        <>
          <p className="truncate">
            {words.kinds[kind]} · {address ?? words.places[place]} · {words.language[language]}
          </p>
          <p className="truncate">
            {words.bookedAt} <TimeOf moment={bookedAt} />
          </p>
        </>
      }
      ways={<Ways appointment={appointment} />}
      {...(isAhead &&
        !isSuspects && {
          more: {
            label: fill(words.more, { name }),
            content: (
              <div className="flex flex-wrap items-start gap-2 p-2">
                <Link to={movePath(id)} className={SMALL_BUTTON}>
                  <CalendarClock aria-hidden="true" className="size-4.5" />
                  {words.move.open}
                  <span className="sr-only">: {name}</span>
                </Link>
                <Cancel id={id} name={name} isMailed={email !== ""} listPath={listPath} />
              </div>
            ),
          },
        })}
    >
      {(isSuspects || stuckMails.length > 0) && (
        <div className="grid gap-2 px-4 pb-3">
          {isSuspects && <Restore id={id} name={name} listPath={listPath} />}
          <LeadMails mails={stuckMails} leadName={name} listPath={listPath} />
        </div>
      )}
    </DeskRow>
  );
}

function Ways({ appointment }: { appointment: DeskAppointment }) {
  const { appointments: words } = useWords("admin");
  const { email, mailTo, phone, dialled, name } = appointment;
  const ways = [
    ...(dialled && phone
      ? [{ way: "call", href: callLink(dialled), icon: Phone, verb: words.call, text: phone } as const]
      : []),
    ...(mailTo ? [{ way: "mail", href: mailTo, icon: Mail, verb: words.mail, text: email } as const] : []),
  ];
  return (
    <ul className="flex">
      {ways.map(({ way, href, icon: Icon, verb, text }) => (
        <li key={way}>
          <WayLink
            href={href}
            data-way={way}
            title={text}
            className="grid size-11 place-items-center rounded-control text-indigo-700 hover:bg-indigo-100 lg:size-9"
          >
            <Icon aria-hidden="true" className="size-5" />
            <span className="sr-only">
              {verb} {name}: {text}
            </span>
          </WayLink>
        </li>
      ))}
    </ul>
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
