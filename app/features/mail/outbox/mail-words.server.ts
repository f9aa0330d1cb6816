import { deskWords } from "~/content/desk/words.server";
import type { Language } from "~/lib/language/language";
import { momentOf } from "~/lib/time/clock";
import type { MailReason, ToldMail } from "./mail-reason-note";
import { mailTroubleOf } from "./mail-trouble";
import type { MailState } from "./outbox-store.server";

/** `error`: as recorded of a failed attempt; empty where nothing is. */
export function reasonMessage(error: string, language: Language): MailReason;
export function reasonMessage(error: string | null, language: Language): MailReason | null;
export function reasonMessage(error: string | null, language: Language): MailReason | null {
  return error === null ? null : { text: deskWords[language].mailTroubles[mailTroubleOf(error)], technical: error };
}

/** The reason in one line. */
export function shortReasonMessage(error: string, language: Language): string {
  const { text, technical } = reasonMessage(error, language);
  return `${text} (${technical})`;
}

export function presentMail(
  { id, state, due_at, sent_at, attempts, last_error }: MailState,
  { language, now }: { language: Language; now: Date },
): ToldMail {
  const isDue = state === "queued" && due_at <= now.toISOString();
  const isPlanned = state === "queued" && !isDue && attempts === 0;
  const at = state === "sent" ? sent_at : state === "queued" && !isDue ? due_at : null;
  return {
    id,
    state: isDue ? "sending" : isPlanned ? "planned" : state,
    at: at === null ? null : momentOf(at, language),
    reason: reasonMessage(last_error, language),
  };
}
