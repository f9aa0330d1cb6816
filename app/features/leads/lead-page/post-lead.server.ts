import { data, redirect } from "react-router";
import { doneAnswer, IN_PLACE, staleAnswer } from "~/components/desk/row-answer";
import { formAnswer } from "~/components/forms/form-answer";
import { deskWords } from "~/content/desk/words.server";
import { replyByForm } from "~/features/chat/desk/reply-by-form.server";
import { REPLY } from "~/features/chat/paths";
import { writeByForm } from "~/features/mail/thread/write-by-form.server";
import { composerPath, MAIL_FORM, UNDO_FORM } from "~/features/mail/thread/writing";
import { replyByForm as answerQuestionByForm } from "~/features/quotes/editor/reply-by-form.server";
import type { QuoteServices } from "~/features/quotes/mails.server";
import { ANSWER_FORM } from "~/features/quotes/paths";
import type { SubmitServices } from "~/features/requests/request-kind.server";
import type { AskServices } from "~/features/website-check/ask-check.server";
import { CHECK_FORM } from "~/features/website-check/desk/lead-check";
import { checkByForm } from "~/features/website-check/desk/lead-check.server";
import type { By } from "~/lib/audit/audit-store.server";
import type { FormWithFiles } from "~/lib/http/api.server";
import type { Language } from "~/lib/language/language";
import { assignConflictMessage, conflictMessage } from "../conflict-message.server";
import type { DeskOutcome } from "../lead";
import { findLead } from "../lead-store.server";
import { readBatchNotice } from "../list/present-batch.server";
import { leadPath } from "../paths";
import { handlePlanForm } from "../plans/handle-plan-form.server";
import type { StepNotice } from "../plans/lead-plan";
import { readStepNotice } from "../plans/present-plan.server";
import { changeByForm, handleLeadForm } from "./handle-lead-form.server";
import { refuseLeadForm } from "./refuse-lead-form.server";

export const OUTCOME = "outcome";
export const BATCH = "batch";
const ANSWERED = { answered: "sent", delayed: "delayed", gone: "refused" } as const;

async function answerChat(
  services: SubmitServices,
  id: string,
  fields: Record<string, unknown>,
  language: Language,
): ReturnType<typeof replyByForm> {
  const lead = await findLead(services.db, { id });
  const gone = { answer: formAnswer(deskWords[language].admin.chat.gone.text, fields), status: 409 };
  return lead?.kind === "conversation" ? replyByForm(services, lead.subject_id, fields, language) : gone;
}

function answerInPlace(fields: Record<string, unknown>, notice: StepNotice | null) {
  if (notice && !notice.isGood) return data(formAnswer(notice.text, fields));
  return data(doneAnswer(fields, { says: notice?.text ?? null, undo: notice?.undo ?? null }));
}

/** Does what a form of the page asks. Throws what the database throws. */
export async function postLead(
  services: SubmitServices & QuoteServices & AskServices,
  lead: string,
  form: FormWithFiles,
  { language, ...by }: By & { language: Language },
) {
  const again = (outcome: DeskOutcome, batch: string | null = null) =>
    redirect(`${leadPath(lead)}?${new URLSearchParams({ [OUTCOME]: outcome, ...(batch && { [BATCH]: batch }) })}`, 303);
  const { fields } = form;
  if (!("do" in fields)) return again(await handleLeadForm(services, fields, by));
  if (fields.do === ANSWER_FORM) {
    const replied = await answerQuestionByForm(services, fields, { ...by, language });
    if (replied.outcome === "refused") return data(replied.answer, { status: replied.status });
    return again(ANSWERED[replied.outcome]);
  }
  if (fields.do === REPLY.do) {
    const refused = await answerChat(services, lead, fields, language);
    if (refused) return data(refused.answer, { status: refused.status });
    return IN_PLACE in fields ? data(formAnswer(null, fields)) : again("saved");
  }
  if (fields.do === MAIL_FORM || fields.do === UNDO_FORM) {
    const written = await writeByForm(services, lead, form, { ...by, language });
    if ("answer" in written) return data(written.answer, { status: written.status });
    return redirect(composerPath(lead), 303);
  }
  if (fields.do === CHECK_FORM) {
    const refused = await checkByForm(services, lead, fields, { ...by, language });
    return refused ? data(refused, { status: 422 }) : again("saved");
  }
  const planned = await handlePlanForm(services, lead, fields, { ...by, language });
  if (planned) {
    const searchParams = new URLSearchParams(planned);
    if (!(IN_PLACE in fields)) return redirect(`${leadPath(lead)}?${searchParams}`, 303);
    return answerInPlace(fields, await readStepNotice(services.db, { searchParams }, language));
  }
  const { outcome, batch } = await changeByForm(services, lead, fields, by);
  if (outcome === "invalid") return data(refuseLeadForm(fields, language), { status: 422 });
  if (outcome === "changed" && IN_PLACE in fields) {
    const notice = batch ? await readBatchNotice(services.db, { id: batch, user_id: by.user.id }, language) : null;
    return answerInPlace(fields, notice && { ...notice, undo: notice.canUndo ? notice.id : null });
  }
  if (outcome !== "conflict") return again("saved", batch);
  const inWords = fields.do === "assign" ? assignConflictMessage : conflictMessage;
  return data(staleAnswer(await inWords(services.db, lead, language), fields), { status: 409 });
}
