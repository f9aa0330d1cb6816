import { CalendarPlus } from "lucide-react";
import { ButtonLink } from "~/components/ui/button";
import type { AdminCopy } from "~/content/desk/admin/admin-copy.server";
import type { PeopleCopy } from "~/content/desk/people/people-copy.server";
import type { ThreadCopy } from "~/content/desk/thread/thread-copy.server";
import type { QuotesCopy } from "~/content/site/quotes/quotes-copy.server";
import { Composer } from "~/features/mail/thread/composer";
import type { RefusedMail, Writing } from "~/features/mail/thread/writing";
import type { RefusedReply } from "~/features/quotes/editor/desk-question";
import { LeadQuoteList } from "~/features/quotes/editor/lead-quotes";
import { QuestionCard } from "~/features/quotes/editor/question-card";
import { AssignForm } from "../assign/assign-form";
import type { Colleague } from "../assign/assignee";
import { CallButton, CallingNote } from "../calling/calling-form";
import { LikelyPeople } from "../duplicates/duplicate-list";
import { isWaiting } from "../lead";
import { leadAppointmentPath, leadPath } from "../paths";
import type { ShownPlan } from "../plans/lead-plan";
import { LeadPlanCard } from "../plans/lead-plan-card";
import { DismissForm } from "../waits/dismiss-form";
import { ContactForm } from "./contact-form";
import { CorrectForm } from "./correct-form";
import { ConfirmLead } from "./lead-action";
import { LeadContact } from "./lead-contact";
import { LeadDetails } from "./lead-details";
import { LeadHead } from "./lead-head";
import { LeadTags } from "./lead-tags";
import { LeadTimeline } from "./lead-timeline";
import { NoteForm, PlanForm, StatusForm } from "./lead-work";
import { LiveForm } from "./live-form";
import type { LeadFile } from "./read-lead.server";
import type { RefusedChange } from "./refused-change";

interface LeadDeskProps {
  file: LeadFile;
  colleagues: readonly Colleague[];
  plan: ShownPlan | null;
  copy: Pick<AdminCopy, "requests" | "suspects" | "mails" | "leads" | "lead"> & {
    people: PeopleCopy;
    question: QuotesCopy["question"];
    thread: ThreadCopy;
  };
  /** "door {who}" */
  by: string;
  refused: RefusedChange | null;
  /** A refused answer to a client's question. */
  reply: RefusedReply | null;
  /** Null for spam. */
  writing: Writing | null;
  /** A mail that was refused, or taken back. */
  mail: RefusedMail | null;
}

/** On a phone: who and how to reach them, what was asked, the answer, what else to do, what happened. */
export function LeadDesk({ file, colleagues, plan, copy, by, refused, reply, writing, mail }: LeadDeskProps) {
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
  const calls = { lead, path: leadPath(lead.id), copy: copy.leads.calling };
  const frame = { leadId: lead.id, version, copy: copy.lead, refused };
  // Whoever works alone has nobody to tell.
  const isShared = colleagues.length > 1 || assigneeId !== null;
  return (
    <>
      <LeadHead lead={lead} person={person} copy={copy} />
      {/* On a desktop side by side. */}
      <div className="grid items-start gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_auto_1fr]">
        <section
          aria-label={copy.lead.reach}
          className="grid gap-4 rounded-card border border-linen-200 bg-white px-4 py-4 sm:px-5 lg:col-start-2"
        >
          <LeadContact lead={lead} copy={copy.requests} />
          {lead.status !== "spam" && (
            <ButtonLink to={leadAppointmentPath(lead.id)} variant="quiet" className="lg:justify-self-start">
              <CalendarPlus aria-hidden="true" />
              {copy.lead.book}
            </ButtonLink>
          )}
          {isWaiting(lead) &&
            (calling === null ? (
              lead.ways.call && <CallButton {...calls} />
            ) : (
              <CallingNote {...calls} calling={calling} />
            ))}
          {lead.status !== "spam" && <ContactForm lead={lead} copy={copy.people.contact} />}
          {isWaiting(lead) && <DismissForm dismissal={{ lead: lead.id }} who={lead.name} path={leadPath(lead.id)} />}
          <CorrectForm {...frame} lead={lead} hasOthers={file.hasOthers} />
          <ConfirmLead lead={lead} copy={copy.mails} listPath={leadPath(lead.id)} />
        </section>
        <div className="grid min-w-0 gap-5 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          {questions.map((question) => (
            <QuestionCard
              key={question.id}
              question={question}
              action={leadPath(lead.id)}
              copy={copy.question}
              refused={reply}
            />
          ))}
          {duplicates && <LikelyPeople duplicates={duplicates} copy={copy.people.duplicates} />}
          <LeadDetails lead={lead} language={language} copy={copy} />
          {writing && (
            <Composer leadId={lead.id} action={leadPath(lead.id)} writing={writing} copy={copy.thread} refused={mail} />
          )}
        </div>
        <div className="grid gap-5 lg:col-start-2 lg:row-span-2 lg:row-start-2">
          {lead.status !== "spam" && isShared && (
            <AssignForm {...frame} assigneeId={assigneeId} colleagues={colleagues} />
          )}
          {lead.status !== "spam" && <LeadQuoteList quotes={quotes} />}
          {plan && lead.status !== "spam" && <LeadPlanCard leadId={lead.id} plan={plan} />}
          {lead.status !== "spam" && (
            <StatusForm {...frame} lead={lead} declineReason={declineReason} statuses={copy.leads.statuses} />
          )}
          {live && <LiveForm {...frame} live={live} />}
          <PlanForm {...frame} lead={lead} />
          <NoteForm {...frame} notes={notes} />
          <LeadTags leadId={lead.id} tags={lead.tags} copy={copy.lead} refused={refused} />
        </div>
        <div className="min-w-0 max-lg:mt-3 lg:col-start-1 lg:row-start-3">
          <LeadTimeline
            timeline={timeline}
            copy={copy.lead.timeline}
            words={copy.people.timeline}
            mails={copy.mails}
            path={leadPath(lead.id)}
            by={by}
            thread={copy.thread.item}
          />
        </div>
      </div>
    </>
  );
}
