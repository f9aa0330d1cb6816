import type { Language } from "~/lib/language/language";
import { momentOf } from "~/lib/time/clock";
import type { ToldMail } from "./mail-view";
import type { MailState } from "./outbox-store.server";
import { reasonMessage } from "./reason-message.server";

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
