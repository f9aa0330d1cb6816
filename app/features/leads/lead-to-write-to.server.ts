import type { Db } from "~/lib/db/database.server";
import { addressKey } from "~/lib/text/mail-domain";
import { leadsOfPerson } from "./lead-store.server";
import { MOST_LEADS } from "./person-page/person-cards.server";
import { findOwner } from "./person-store.server";

/** The latest lead with this address, whose thread a mail to it goes into; null for an address that nobody asked with. */
export async function leadToWriteTo(db: Db, email: string): Promise<string | null> {
  const key = addressKey(email);
  const person = await findOwner(db, { email_key: key });
  const leads = person === undefined ? [] : await leadsOfPerson(db, person, MOST_LEADS);
  return leads.find(({ email_key }) => email_key === key)?.id ?? null;
}
