import type { MailState } from "~/features/mail/store.server";
import { isConfirmation } from "~/features/requests/mails.server";
import { momentOf } from "~/lib/clock";
import type { Language } from "~/lib/language/language";
import type { LeadMail } from "./lead";

/** A mail as the desk shows it. */
export function toLeadMail(
  { id, template, state, due_at, sent_at, attempts, last_error }: MailState,
  { language, now }: { language: Language; now: Date },
): LeadMail {
  const isDue = state === "queued" && due_at <= now.toISOString();
  const isPlanned = state === "queued" && !isDue && attempts === 0;
  const at = state === "sent" ? sent_at : state === "queued" && !isDue ? due_at : null;
  return {
    id,
    kind: kindOf(template),
    state: isDue ? "sending" : isPlanned ? "planned" : state,
    at: at === null ? null : momentOf(at, language),
    reason: last_error,
  };
}

function kindOf(template: string): LeadMail["kind"] {
  if (isConfirmation(template)) return "confirmation";
  if (template.endsWith("-notice")) return "notice";
  return template.endsWith("-reminder") ? "reminder" : "other";
}
