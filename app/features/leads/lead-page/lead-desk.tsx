import { Link } from "react-router";
import { FormsInPlace } from "~/components/desk/forms-in-place";
import { Fact, FoldedFact, RecordPage } from "~/components/desk/record-page";
import type { FormAnswer } from "~/components/forms/form-answer";
import { TimeOf } from "~/components/ui/time-of";
import { useWords } from "~/content/desk/words";
import { MessageFiles } from "~/features/mail/mailbox/message-view";
import type { Writing } from "~/features/mail/thread/writing";
import type { LinkToPrivacy } from "~/features/privacy/find/link-to-privacy.server";
import { PrivacyLink } from "~/features/privacy/find/privacy-link";
import { LeadProject } from "~/features/projects/desk/lead-project";
import { LeadQuoteList } from "~/features/quotes/editor/lead-quotes";
import { QuestionCard } from "~/features/quotes/editor/question-card";
import { type LeadCheck, LeadCheckFact } from "~/features/website-check/desk/lead-check";
import { CallButton, CallingNote, DismissForm } from "../calling/calling-form";
import { LikelyPeople } from "../duplicates/duplicate-list";
import { type Colleague, isWaiting, type Lead } from "../lead";
import { AdsMark, ClockMark, StatusMark, TestMark } from "../list/lead-marks";
import { leadAppointmentPath, leadPath, personPath } from "../paths";
import type { ShownPlan } from "../plans/lead-plan";
import { LeadPlanFact } from "../plans/lead-plan-fact";
import { ContactForm } from "./contact-form";
import { ConfirmLead, RestoreLead } from "./lead-action";
import { type LeadChat, LeadComposer } from "./lead-composer";
import { LeadConfiguration, LeadRequest } from "./lead-details";
import { RecordHead } from "./lead-head";
import { LeadMails } from "./lead-mails";
import { AssignRow, CorrectRow, LiveRow, NextRow, TagRow } from "./lead-rows";
import { LeadTimeline } from "./lead-timeline";
import type { LeadFile } from "./read-lead.server";
import { StatusRow } from "./status-row";

interface LeadDeskProps {
  file: LeadFile;
  colleagues: readonly Colleague[];
  plan: ShownPlan | null;
  check: LeadCheck | null;
  /** The answer to any form of the page. */
  answer: FormAnswer | null;
  /** Null for spam. */
  writing: Writing | null;
  chat: LeadChat | null;
  /** Null where the user may not see it. */
  privacy: LinkToPrivacy | null;
}

export function LeadDesk(props: LeadDeskProps) {
  const { file, answer, writing, chat } = props;
  const { lead, version, declineReason, duplicates, questions, timeline } = file;
  const { lead: words } = useWords("admin");
  const isSpam = lead.status === "spam";
  const path = leadPath(lead.id);
  return (
    <RecordPage
      head={
        <RecordHead
          name={lead.name}
          back={words.back}
          ways={lead.ways}
          book={isSpam ? null : leadAppointmentPath(lead.id)}
        >
          {isSpam ? (
            <StatusMark status="spam" />
          ) : (
            <StatusRow
              leadId={lead.id}
              version={version}
              answer={answer}
              status={lead.status}
              declineReason={declineReason}
            />
          )}
          {lead.isTest && <TestMark />}
          {lead.clock && (
            <span className="min-w-0 overflow-hidden max-sm:[&_svg]:hidden max-sm:[&>span]:px-1 max-sm:[&>span]:text-xs">
              <ClockMark clock={lead.clock} />
            </span>
          )}
        </RecordHead>
      }
      thread={
        <>
          <AdsMark lead={lead} />
          {isSpam && (
            <div className="w-fit">
              <RestoreLead lead={lead} listPath={path} />
            </div>
          )}
          {duplicates && <LikelyPeople duplicates={duplicates} />}
          <LeadRequest lead={lead} />
          <LeadTimeline timeline={timeline} path={path} />
          {questions.map((question) => (
            <QuestionCard key={question.id} question={question} action={path} answer={answer} />
          ))}
        </>
      }
      composer={<LeadComposer lead={lead} writing={writing} hasNotes chat={chat} answer={answer} />}
      facts={<LeadFacts {...props} />}
    />
  );
}

function LeadFacts({ file, colleagues, plan, check, answer, privacy }: LeadDeskProps) {
  const { lead, version, assigneeId, language, person, timeline, quotes, projects, calling, live, hasOthers } = file;
  const { lead: words, requests, leads } = useWords("admin");
  const { facts } = useWords("thread");
  const row = { leadId: lead.id, version, answer };
  const isSpam = lead.status === "spam";
  const path = leadPath(lead.id);
  // A desk of one user has no colleague to tell.
  const isShared = colleagues.length > 1 || assigneeId !== null;
  return (
    <>
      {!isSpam && <Waiting lead={lead} calling={calling} />}
      {!isSpam && isShared && <AssignRow {...row} assigneeId={assigneeId} colleagues={colleagues} />}
      <NextRow {...row} nextAction={lead.nextAction} />
      {live && <LiveRow {...row} live={live} />}
      {plan && !isSpam && <LeadPlanFact leadId={lead.id} plan={plan} />}
      <TagRow {...row} tags={lead.tags} />
      {check && <LeadCheckFact path={path} known={check} answer={answer} />}
      {!isSpam && <LeadQuoteList quotes={quotes} />}
      {!isSpam && <LeadProject projects={projects} />}
      {lead.price && (
        <FoldedFact label={facts.configuration} says={lead.price.totals.map(({ excluding }) => excluding).join(" + ")}>
          <LeadConfiguration lead={lead} />
        </FoldedFact>
      )}
      <CorrectRow {...row} lead={lead} hasOthers={hasOthers} />
      {person && (
        <Fact label={facts.person}>
          <Link to={personPath(person.id)} className="link -my-2.5 inline-block py-2.5">
            {person.says}
          </Link>
        </Fact>
      )}
      <Fact label={requests.sourceLabel}>
        {lead.isByHand ? lead.source : presentOnce(leads.kinds[lead.kind], lead.source)}
        {lead.origin.map((line) => (
          <span key={line} className="block text-ink-500">
            {line}
          </span>
        ))}
      </Fact>
      <Fact label={words.createdAt}>
        <TimeOf moment={lead.createdAt} />
        <span className="block text-ink-500">{words.language[language]}</span>
      </Fact>
      {timeline.files.length > 0 && (
        <Fact label={facts.files}>
          <MessageFiles files={timeline.files} label={facts.files} />
        </Fact>
      )}
      {(lead.mails.length > 0 || lead.email) && (
        <FoldedFact label={facts.mails} says={lead.mails.length} isOpen={lead.mails.some(({ reason }) => reason)}>
          <LeadMails mails={lead.mails} leadName={lead.name} listPath={path} />
          <ConfirmLead lead={lead} listPath={path} />
        </FoldedFact>
      )}
      {privacy && (
        <Fact label={facts.privacy}>
          <PrivacyLink link={privacy} />
        </Fact>
      )}
    </>
  );
}

/** A call, or another contact outside the desk. */
function Waiting({ lead, calling }: { lead: Lead; calling: string | null }) {
  const { filters } = useWords("people").timeline;
  const calls = { lead, path: leadPath(lead.id) };
  return (
    <FormsInPlace
      label={filters.contact}
      action={calls.path}
      undoOf={(batch) => ({ do: "undo", batch })}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 px-2 py-2"
    >
      <ContactForm lead={lead} />
      {isWaiting(lead) &&
        (calling === null ? lead.ways.call && <CallButton {...calls} /> : <CallingNote {...calls} calling={calling} />)}
      {isWaiting(lead) && <DismissForm dismissal={{ lead: lead.id }} who={lead.name} path={calls.path} />}
    </FormsInPlace>
  );
}

/** The name once if both are the same. */
function presentOnce(kind: string, source: string): string {
  return kind.toLowerCase() === source.toLowerCase() ? kind : `${kind}, ${source}`;
}
