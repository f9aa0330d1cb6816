import { CalendarDays, ChevronLeft, Merge, Undo2 } from "lucide-react";
import { Link } from "react-router";
import { TimeOf } from "~/components/ui/time-of";
import type { AdminCopy } from "~/content/desk/admin/admin-copy.server";
import type { PeopleCopy } from "~/content/desk/people/people-copy.server";
import type { ThreadCopy } from "~/content/desk/thread/thread-copy.server";
import { APPOINTMENTS_PATH } from "~/features/appointments/agenda/desk-paths";
import { Composer } from "~/features/mail/thread/composer";
import type { Writing } from "~/features/mail/thread/writing";
import { LeadQuoteList } from "~/features/quotes/editor/lead-quotes";
import { DESK_PATH } from "~/lib/desk-path";
import { LikelyPeople } from "../duplicates/duplicate-list";
import { LeadContact } from "../lead-page/lead-contact";
import { LeadTimeline } from "../lead-page/lead-timeline";
import { leadPath } from "../paths";
import type { PersonFile } from "../person";
import { personPath } from "./paths";
import { PeopleAction } from "./people-action";
import { PersonDetails } from "./person-details";
import { PersonRequests } from "./person-requests";

interface PersonDeskProps {
  person: PersonFile;
  /** Null for spam. */
  writing: Writing | null;
  copy: Pick<AdminCopy, "requests" | "leads" | "lead" | "mails"> & { people: PeopleCopy; thread: ThreadCopy };
  /** "door {who}" */
  by: string;
}

export function PersonDesk({ person, writing, copy, by }: PersonDeskProps) {
  const { card, ways, email, phone, requests, quotes, duplicates, merge, nextAppointment, timeline } = person;
  const words = copy.people.page;
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
            <LeadContact lead={{ name: card.name, ways, email, phone }} copy={copy.requests} />
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
          <LikelyPeople duplicates={duplicates} copy={copy.people.duplicates} />
          <PersonRequests person={card.id} requests={requests} copy={copy} />
          {writing && (
            <Composer
              leadId={person.writeTo}
              action={leadPath(person.writeTo)}
              writing={writing}
              copy={copy.thread}
              refused={null}
            />
          )}
          {merge && <Merged person={card} merge={merge} copy={copy.people} />}
        </div>
        <div className="grid min-w-0 gap-5 lg:col-start-2 lg:row-span-2 lg:row-start-2">
          <LeadQuoteList quotes={quotes} />
          <PersonDetails person={person} copy={copy.people} />
        </div>
        <div className="min-w-0 max-lg:mt-3 lg:col-start-1 lg:row-start-3">
          <LeadTimeline
            timeline={timeline}
            copy={copy.lead.timeline}
            words={copy.people.timeline}
            mails={copy.mails}
            path={personPath(card.id)}
            by={by}
            thread={copy.thread.item}
          />
        </div>
      </div>
    </>
  );
}

interface MergedProps {
  person: PersonFile["card"];
  merge: NonNullable<PersonFile["merge"]>;
  copy: PeopleCopy;
}

function Merged({ person, merge, copy: { page, duplicates } }: MergedProps) {
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
            pending={duplicates.pending}
            variant="quiet"
            about={person.name}
          />
        </div>
      </details>
    </section>
  );
}
