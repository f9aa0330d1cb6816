import { business } from "~/content/business";
import { deskWords } from "~/content/desk/words.server";
import { composerPath } from "~/features/mail/thread/writing";
import type { LeadRow } from "~/lib/db/tables/lead-tables";
import { callLink, whatsappLink } from "~/lib/text/contact-links";
import { fill } from "~/lib/text/fill";
import type { Ways } from "../lead";
import { isNamed } from "../person-keys";

export function preparedWays({
  id,
  name,
  email,
  phone,
  phone_key,
  language,
}: Pick<LeadRow, "id" | "name" | "email" | "phone" | "phone_key" | "language">): Ways {
  const { hello, helloNobody, whatsapp } = deskWords[language].leads.prepared;
  const facts = {
    hello: isNamed({ name, email, phone }) ? fill(hello, { person: name }) : helloNobody,
    business: business.name,
  };
  return {
    call: phone_key && callLink(phone_key),
    whatsapp: phone_key && whatsappLink(phone_key, fill(whatsapp, facts)),
    mail: email && composerPath(id),
  };
}
