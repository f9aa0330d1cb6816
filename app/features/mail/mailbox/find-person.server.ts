import { leadsOfPerson } from "~/features/leads/lead-store.server";
import { findOwner } from "~/features/leads/person-store.server";
import type { Db } from "~/lib/db/database.server";
import { keyOf, type Mailbox } from "./message-head";

export async function personOf(db: Db, mailbox: Mailbox): Promise<string | null> {
  const owner = await findOwner(db, { email_key: keyOf(mailbox) });
  return owner && (await isSomebody(db, owner)) ? owner : null;
}

/** A person with nothing but spam has no page. */
export async function isSomebody(db: Db, person: string): Promise<boolean> {
  return (await leadsOfPerson(db, person, 1)).length > 0;
}

export async function peopleAmong(
  db: Db,
  mailboxes: readonly Mailbox[],
  ours: ReadonlyMap<string, string | null>,
): Promise<string[]> {
  const people = new Set<string>();
  for (const mailbox of mailboxes.filter((each) => !ours.has(keyOf(each)))) {
    const person = await personOf(db, mailbox);
    if (person) people.add(person);
  }
  return [...people];
}
