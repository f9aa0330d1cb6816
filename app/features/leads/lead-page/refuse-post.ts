import { ANSWER_FIELD, ANSWER_FORM, QUESTION_FIELD, type RefusedReply } from "~/features/quotes/editor/desk-question";
import { leadFormOf, type RefusedChange, refusedChange } from "./refused-change";

export function refusePost(
  problem: "failed" | "signedOut",
  fields: Record<string, unknown>,
): RefusedChange | { reply: RefusedReply } | null {
  if (leadFormOf(fields.do)) return refusedChange(problem, fields);
  if (fields.do !== ANSWER_FORM) return null;
  const typed = { question: String(fields[QUESTION_FIELD]), text: String(fields[ANSWER_FIELD]) };
  return { reply: { ...typed, problem, says: null } };
}
