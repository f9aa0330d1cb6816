import { IN_PLACE } from "~/components/desk/row-answer";
import type { DeskWords } from "~/content/desk/nl";
import { REPLY } from "~/features/chat/paths";
import { MAIL_FORM } from "~/features/mail/thread/writing";
import { ANSWER_FORM } from "~/features/quotes/paths";

export const LEAD_FORMS = ["status", "assign", "plan", "live", "note", "tag", "untag", "correct"] as const;
export type LeadForm = (typeof LEAD_FORMS)[number];

export function leadFormOf(value: unknown): LeadForm | undefined {
  return LEAD_FORMS.find((form) => form === value);
}

/** The words for the form that was `sent` if the server was not reached. Null if the frame of the desk says it. */
export function wordsForAbsence(words: DeskWords, sent: FormData): { failed: string; signedOut: string } | null {
  const form = sent.get("do");
  if (form === MAIL_FORM) return words.thread.problems;
  if (form === REPLY.do) return words.admin.chat.reply.problems;
  if (form === ANSWER_FORM) return words.quotes.question.problems;
  return leadFormOf(form) || sent.has(IN_PLACE) ? words.admin.lead : null;
}

/** The values of `do`. */
export const CALLING_FORMS = { call: "calling", undo: "uncalling" } as const;

/** The value of `do`. */
export const DISMISS_FORM = "dismiss";

/** A lead, or a wait without one, that needs no answer. */
export type Dismissal = { lead: string } | { wait: string };

export const CONTACT_WAYS = ["phone", "whatsapp", "mail", "visit"] as const;

export function leadDraft(lead: string, form: LeadForm): string {
  return `lead-${lead}-${form}`;
}
