import { business } from "~/content/business";
import { leadsCopy } from "~/content/desk/leads/leads-copy.server";
import type { LeadRow } from "~/lib/db/tables/lead-tables";
import { callLink, mailLink, whatsappLink } from "~/lib/text/contact-links";
import { fill } from "~/lib/text/fill";
import type { Ways } from "../lead";
import { isNamed } from "../person-keys";

export function preparedWays({
  name,
  email,
  phone,
  phone_key,
  language,
}: Pick<LeadRow, "name" | "email" | "phone" | "phone_key" | "language">): Ways {
  const { hello, helloNobody, whatsapp, subject, body } = leadsCopy[language].prepared;
  const facts = {
    hello: isNamed({ name, email, phone }) ? fill(hello, { person: name }) : helloNobody,
    business: business.name,
    phone: business.phone.national,
  };
  return {
    call: phone_key && callLink(phone_key),
    whatsapp: phone_key && whatsappLink(phone_key, fill(whatsapp, facts)),
    mail: email && mailLink(email, fill(subject, facts), fill(body, facts)),
  };
}
