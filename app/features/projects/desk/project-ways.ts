import type { Ways } from "~/features/leads/lead";
import { composerPath } from "~/features/mail/thread/writing";
import type { ProjectRow } from "~/lib/db/tables/project-tables";
import { callLink, mailLink, whatsappLink } from "~/lib/text/contact-links";
import { internationalDigits } from "~/lib/text/phone";

/** Mails to a customer with a lead are written on its page. */
export function projectWays({ lead_id, email, phone }: Pick<ProjectRow, "lead_id" | "email" | "phone">): Ways {
  const digits = phone === null ? null : internationalDigits(phone);
  return {
    call: digits && callLink(digits),
    whatsapp: digits && whatsappLink(digits),
    mail: email && (lead_id === null ? mailLink(email) : composerPath(lead_id)),
  };
}
