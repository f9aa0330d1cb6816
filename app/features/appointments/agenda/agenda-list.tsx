import { DeskList, DeskRow } from "~/components/desk/desk-list";
import { TimeOf } from "~/components/ui/time-of";
import { useWords } from "~/content/desk/words";
import { LeadMails } from "~/features/leads/lead-page/lead-mails";
import { leadPath } from "~/features/leads/paths";
import { fill } from "~/lib/text/fill";
import { AppointmentWays, CancelForm, MoveLink, RestoreForm } from "./appointment-actions";
import type { DeskAppointment, DeskDay } from "./desk-agenda.server";

interface AgendaListProps {
  days: readonly DeskDay[];
  isSuspects: boolean;
  listPath: string;
}

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
      ways={<AppointmentWays appointment={appointment} />}
      {...(isAhead &&
        !isSuspects && {
          more: {
            label: fill(words.more, { name }),
            content: (
              <div className="flex flex-wrap items-start gap-2 p-2">
                <MoveLink id={id} name={name} />
                <CancelForm id={id} name={name} isMailed={email !== ""} listPath={listPath} />
              </div>
            ),
          },
        })}
    >
      {(isSuspects || stuckMails.length > 0) && (
        <div className="grid gap-2 px-4 pb-3">
          {isSuspects && <RestoreForm id={id} name={name} listPath={listPath} />}
          <LeadMails mails={stuckMails} leadName={name} listPath={listPath} />
        </div>
      )}
    </DeskRow>
  );
}
