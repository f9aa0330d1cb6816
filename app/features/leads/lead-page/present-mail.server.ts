import { presentMail } from "~/features/mail/outbox/mail-words.server";
import type { MailState } from "~/features/mail/outbox/outbox-store.server";
import { isConfirmation } from "~/features/mail/templates/template-props";
import type { LeadMail } from "../lead";
import type { Reader } from "../list/present-lead.server";

export function toLeadMail(mail: MailState, reader: Reader): LeadMail {
  return { ...presentMail(mail, reader), kind: kindOf(mail.template) };
}

function kindOf(template: string): LeadMail["kind"] {
  if (template === "quote") return "quote";
  if (isConfirmation(template)) return "confirmation";
  if (template.endsWith("-notice")) return "notice";
  return template.endsWith("-reminder") ? "reminder" : "other";
}
