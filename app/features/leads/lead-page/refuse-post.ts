import { MAIL_FORM, type RefusedMail, refusedMail } from "~/features/mail/thread/writing";
import { ANSWER_FIELD, ANSWER_FORM, QUESTION_FIELD, type RefusedReply } from "~/features/quotes/editor/desk-question";
import { leadFormOf, type RefusedChange, refusedChange } from "./refused-change";

export function refusePost(
  problem: "failed" | "signedOut",
  fields: Record<string, unknown>,
): RefusedChange | { reply: RefusedReply } | { mail: RefusedMail } | null {
  if (fields.do === MAIL_FORM) return { mail: refusedMail(problem, fields) };
  if (leadFormOf(fields.do)) return refusedChange(problem, fields);
  if (fields.do !== ANSWER_FORM) return null;
  const typed = { question: String(fields[QUESTION_FIELD]), text: String(fields[ANSWER_FIELD]) };
  return { reply: { ...typed, problem, says: null } };
}
