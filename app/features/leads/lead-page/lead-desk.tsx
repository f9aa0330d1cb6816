import { CalendarPlus } from "lucide-react";
import type { FormAnswer } from "~/components/forms/form-answer";
import { ButtonLink } from "~/components/ui/button";
import { useWords } from "~/content/desk/words";
import { Composer } from "~/features/mail/thread/composer";
import type { Writing } from "~/features/mail/thread/writing";
import { LeadQuoteList } from "~/features/quotes/editor/lead-quotes";
import { QuestionCard } from "~/features/quotes/editor/question-card";
import { CallButton, CallingNote, DismissForm } from "../calling/calling-form";
import { LikelyPeople } from "../duplicates/duplicate-list";
import { type Colleague, isWaiting } from "../lead";
import { leadAppointmentPath, leadPath } from "../paths";
import type { ShownPlan } from "../plans/lead-plan";
import { LeadPlanCard } from "../plans/lead-plan-card";
import { ContactForm } from "./contact-form";
import { ConfirmLead } from "./lead-action";
import { LeadContact } from "./lead-contact";
import { LeadDetails } from "./lead-details";
import { LeadHead } from "./lead-head";
import { LeadTags } from "./lead-tags";
import { LeadTimeline } from "./lead-timeline";
import { AssignForm, CorrectForm, LiveForm, NoteForm, PlanForm, StatusForm } from "./lead-work";
import type { LeadFile } from "./read-lead.server";

interface LeadDeskProps {
  file: LeadFile;
  colleagues: readonly Colleague[];
  plan: ShownPlan | null;
  /** The answer to any form of the page. */
  answer: FormAnswer | null;
  /** Null for spam. */
  writing: Writing | null;
}

/** The order on a phone: who and how to reach them, what was asked, the answer, what else to do, what happened. */
export function LeadDesk({ file, colleagues, plan, answer, writing }: LeadDeskProps) {
  const {
    lead,
    version,
    assigneeId,
    declineReason,
    language,
    notes,
    person,
    duplicates,
    timeline,
    quotes,
    questions,
    calling,
    live,
  } = file;
  const { lead: words } = useWords("admin");
  const calls = { lead, path: leadPath(lead.id) };
  const frame = { leadId: lead.id, version, answer };
  // A desk of one user has no colleague to tell.
  const isShared = colleagues.length > 1 || assigneeId !== null;
  return (
    <>
      <LeadHead lead={lead} person={person} />
      {/* Two columns on a desktop. */}
      <div className="grid items-start gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_auto_1fr]">
        <section
          aria-label={words.reach}
          className="grid gap-4 rounded-card border border-linen-200 bg-white px-4 py-4 sm:px-5 lg:col-start-2"
        >
          <LeadContact lead={lead} />
          {lead.status !== "spam" && (
            <ButtonLink to={leadAppointmentPath(lead.id)} variant="quiet" className="lg:justify-self-start">
              <CalendarPlus aria-hidden="true" />
              {words.book}
            </ButtonLink>
          )}
          {isWaiting(lead) &&
            (calling === null ? (
              lead.ways.call && <CallButton {...calls} />
            ) : (
              <CallingNote {...calls} calling={calling} />
            ))}
          {lead.status !== "spam" && <ContactForm lead={lead} />}
          {isWaiting(lead) && <DismissForm dismissal={{ lead: lead.id }} who={lead.name} path={leadPath(lead.id)} />}
          <CorrectForm {...frame} lead={lead} hasOthers={file.hasOthers} />
          <ConfirmLead lead={lead} listPath={leadPath(lead.id)} />
        </section>
        <div className="grid min-w-0 gap-5 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          {questions.map((question) => (
            <QuestionCard key={question.id} question={question} action={leadPath(lead.id)} answer={answer} />
          ))}
          {duplicates && <LikelyPeople duplicates={duplicates} />}
          <LeadDetails lead={lead} language={language} />
          {writing && <Composer leadId={lead.id} action={leadPath(lead.id)} writing={writing} answer={answer} />}
        </div>
        <div className="grid gap-5 lg:col-start-2 lg:row-span-2 lg:row-start-2">
          {lead.status !== "spam" && isShared && (
            <AssignForm {...frame} assigneeId={assigneeId} colleagues={colleagues} />
          )}
          {lead.status !== "spam" && <LeadQuoteList quotes={quotes} />}
          {plan && lead.status !== "spam" && <LeadPlanCard leadId={lead.id} plan={plan} />}
          {lead.status !== "spam" && <StatusForm {...frame} lead={lead} declineReason={declineReason} />}
          {live && <LiveForm {...frame} live={live} />}
          <PlanForm {...frame} lead={lead} />
          <NoteForm {...frame} notes={notes} />
          <LeadTags leadId={lead.id} tags={lead.tags} answer={answer} />
        </div>
        <div className="min-w-0 max-lg:mt-3 lg:col-start-1 lg:row-start-3">
          <LeadTimeline timeline={timeline} path={leadPath(lead.id)} />
        </div>
      </div>
    </>
  );
}
