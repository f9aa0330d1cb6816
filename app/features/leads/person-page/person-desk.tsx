import { CalendarDays, ChevronLeft, Merge, Undo2 } from "lucide-react";
import { Link } from "react-router";
import { TimeOf } from "~/components/ui/time-of";
import { useWords } from "~/content/desk/words";
import { APPOINTMENTS_PATH } from "~/features/appointments/paths";
import { Composer } from "~/features/mail/thread/composer";
import type { Writing } from "~/features/mail/thread/writing";
import { LeadQuoteList } from "~/features/quotes/editor/lead-quotes";
import { DESK_PATH } from "~/lib/desk-path";
import { LikelyPeople } from "../duplicates/duplicate-list";
import { LeadContact } from "../lead-page/lead-contact";
import { LeadTimeline } from "../lead-page/lead-timeline";
import { leadPath, personPath } from "../paths";
import type { PersonFile } from "../person";
import { PeopleAction } from "./people-action";
import { PersonDetails } from "./person-details";
import { PersonRequests } from "./person-requests";

interface PersonDeskProps {
  person: PersonFile;
  /** Null for spam. */
  writing: Writing | null;
}

export function PersonDesk({ person, writing }: PersonDeskProps) {
  const { card, ways, email, phone, requests, quotes, duplicates, merge, nextAppointment, timeline } = person;
  const { page: words } = useWords("people");
  return (
    <>
      <header className="mb-6 grid gap-2">
        <Link to={DESK_PATH} className="link inline-flex min-h-11 w-fit items-center gap-1 text-small">
          <ChevronLeft aria-hidden="true" className="size-4" />
          {words.back}
        </Link>
        <h1 className="text-[clamp(1.75rem,1.5rem+1.2vw,2.5rem)] leading-none wrap-anywhere">{card.name}</h1>
        {card.company && <p className="wrap-anywhere">{card.company}</p>}
        <p className="text-small text-ink-500">{card.requests}</p>
      </header>
      <div className="grid items-start gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_auto_1fr]">
        <div className="grid gap-5 lg:col-start-2 lg:row-start-1">
          <section aria-label={words.reach} className="rounded-card border border-linen-200 bg-white px-4 py-4 sm:px-5">
            <LeadContact lead={{ name: card.name, ways, email, phone }} />
          </section>
          {nextAppointment && (
            <p className="rounded-card bg-indigo-100 px-4 py-3 sm:px-5">
              <span className="flex items-center gap-2 text-small font-semibold text-indigo-700">
                <CalendarDays aria-hidden="true" className="size-5" />
                {words.appointment}
              </span>
              <Link to={APPOINTMENTS_PATH} className="link inline-flex min-h-11 items-center">
                <TimeOf moment={nextAppointment} />
              </Link>
            </p>
          )}
        </div>
        <div className="grid min-w-0 gap-5 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <LikelyPeople duplicates={duplicates} />
          <PersonRequests person={card.id} requests={requests} />
          {writing && (
            <Composer leadId={person.writeTo} action={leadPath(person.writeTo)} writing={writing} answer={null} />
          )}
          {merge && <Merged person={card} merge={merge} />}
        </div>
        <div className="grid min-w-0 gap-5 lg:col-start-2 lg:row-span-2 lg:row-start-2">
          <LeadQuoteList quotes={quotes} />
          <PersonDetails person={person} />
        </div>
        <div className="min-w-0 max-lg:mt-3 lg:col-start-1 lg:row-start-3">
          <LeadTimeline timeline={timeline} path={personPath(card.id)} />
        </div>
      </div>
    </>
  );
}

interface MergedProps {
  person: PersonFile["card"];
  merge: NonNullable<PersonFile["merge"]>;
}

function Merged({ person, merge }: MergedProps) {
  const { page } = useWords("people");
  return (
    <section
      aria-label={page.merged.title}
      className="rounded-card border border-linen-200 bg-white px-4 py-3 text-small sm:px-5"
    >
      <p className="flex items-start gap-2 wrap-anywhere">
        <Merge aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-indigo-700" />
        {merge.says}
      </p>
      <details className="mt-1">
        <summary className="link inline-flex min-h-11 items-center">{page.merged.undo}</summary>
        <div className="grid justify-items-start gap-3 pb-2">
          <p className="max-w-[60ch]">{page.merged.explain}</p>
          <PeopleAction
            person={person.id}
            fields={{ do: "undo", merge: merge.id }}
            icon={Undo2}
            label={page.merged.undo}
            variant="quiet"
            about={person.name}
          />
        </div>
      </details>
    </section>
  );
}
