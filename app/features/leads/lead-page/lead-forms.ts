import type { DeskWords } from "~/content/desk/nl";
import { MAIL_FORM } from "~/features/mail/thread/writing";
import { ANSWER_FORM } from "~/features/quotes/paths";

export const LEAD_FORMS = ["status", "assign", "plan", "live", "note", "tag", "untag", "correct"] as const;
export type LeadForm = (typeof LEAD_FORMS)[number];

export function leadFormOf(value: unknown): LeadForm | undefined {
  return LEAD_FORMS.find((form) => form === value);
}

/** The words of a form if the server was not reached. Null if the frame of the desk says it. */
export function wordsForAbsence(words: DeskWords, form: unknown): { failed: string; signedOut: string } | null {
  if (form === MAIL_FORM) return words.thread.problems;
  if (form === ANSWER_FORM) return words.quotes.question.problems;
  return leadFormOf(form) ? words.admin.lead : null;
}
