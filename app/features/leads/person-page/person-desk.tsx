import { Merge, Undo2 } from "lucide-react";
import { Link } from "react-router";
import { Fact, RecordPage } from "~/components/desk/record-page";
import { TimeOf } from "~/components/ui/time-of";
import { useWords } from "~/content/desk/words";
import { APPOINTMENTS_PATH } from "~/features/appointments/paths";
import { MessageFiles } from "~/features/mail/mailbox/message-view";
import type { Writing } from "~/features/mail/thread/writing";
import type { LinkToPrivacy } from "~/features/privacy/find/link-to-privacy.server";
import { PrivacyLink } from "~/features/privacy/find/privacy-link";
import { LeadQuoteList } from "~/features/quotes/editor/lead-quotes";
import { LikelyPeople } from "../duplicates/duplicate-list";
import { LeadComposer } from "../lead-page/lead-composer";
import { RecordHead } from "../lead-page/lead-head";
import { LeadTimeline } from "../lead-page/lead-timeline";
import { leadAppointmentPath, personPath } from "../paths";
import type { PersonFile } from "../person";
import { PeopleAction } from "./people-action";
import { PersonDetails } from "./person-details";
import { PersonRequests } from "./person-requests";

interface PersonDeskProps {
  person: PersonFile;
  /** Null for spam. */
  writing: Writing | null;
  /** Null where the user may not see it. */
  privacy: LinkToPrivacy | null;
}

export function PersonDesk({ person, writing, privacy }: PersonDeskProps) {
  const { card, ways, duplicates, requests, merge, timeline, writeTo, email } = person;
  const { page: words } = useWords("people");
  return (
    <RecordPage
      head={
        <RecordHead name={card.name} back={words.back} ways={ways} book={leadAppointmentPath(writeTo)}>
          <span className="truncate text-small text-ink-500">{card.requests}</span>
        </RecordHead>
      }
      thread={
        <>
          <LikelyPeople duplicates={duplicates} />
          <PersonRequests person={card.id} requests={requests} />
          {merge && <Merged person={card} merge={merge} />}
          <LeadTimeline timeline={timeline} path={personPath(card.id)} />
        </>
      }
      composer={
        <LeadComposer lead={{ id: writeTo, email }} writing={writing} hasNotes={false} chat={null} answer={null} />
      }
      facts={<PersonFacts person={person} privacy={privacy} />}
    />
  );
}

function PersonFacts({ person, privacy }: Omit<PersonDeskProps, "writing">) {
  const { quotes, nextAppointment, timeline } = person;
  const { page: words } = useWords("people");
  const { facts } = useWords("thread");
  return (
    <>
      {nextAppointment && (
        <Fact label={words.appointment}>
          <Link to={APPOINTMENTS_PATH} className="link -my-2.5 inline-block py-2.5">
            <TimeOf moment={nextAppointment} />
          </Link>
        </Fact>
      )}
      <LeadQuoteList quotes={quotes} />
      <PersonDetails person={person} />
      {timeline.files.length > 0 && (
        <Fact label={facts.files}>
          <MessageFiles files={timeline.files} label={facts.files} />
        </Fact>
      )}
      {privacy && (
        <Fact label={facts.privacy}>
          <PrivacyLink link={privacy} />
        </Fact>
      )}
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
