import type { Db } from "~/lib/db/database.server";
import { refusedBy } from "./dismissed.server";
import { alikeByTrace, crossedAddresses, sharedNumbers } from "./duplicate-store.server";
import { isNearAddress } from "./likeness";

const MOST = 3;

export interface Likeness {
  /** `mail`: a lead of one person has it, and the other is known by it. */
  why: "phone" | "mail" | "company" | "address";
  /** The values in the form in which they are compared. */
  said: string[];
}

/** Most reasons first, then the strongest; without those said to be somebody else. */
export async function duplicatesOf(db: Db, personId: string): Promise<Map<string, Likeness[]>> {
  const duplicates = new Map<string, Likeness[]>();
  const note = (person: string, { why, said }: Likeness) => {
    const known = duplicates.get(person) ?? [];
    const isKnown = known.some((one) => one.why === why && one.said.join() === said.join());
    if (!isKnown) duplicates.set(person, [...known, { why, said }]);
  };
  for (const { person_id, value } of await crossedAddresses(db, personId)) {
    note(person_id, { why: "mail", said: [value] });
  }
  for (const { person_id, value } of await sharedNumbers(db, personId)) {
    note(person_id, { why: "phone", said: [value] });
  }
  for (const { person_id, trace, email_key, other_email_key } of await alikeByTrace(db, personId)) {
    if (trace.startsWith("company ")) note(person_id, { why: "company", said: [] });
    else if (email_key && other_email_key && isNearAddress(email_key, other_email_key)) {
      note(person_id, { why: "address", said: [email_key, other_email_key] });
    }
  }
  if (duplicates.size === 0) return duplicates;
  const refused = await refusedBy(db, personId);
  const left = [...duplicates].filter(([person]) => !refused.has(person));
  return new Map(left.toSorted(([, one], [, other]) => other.length - one.length).slice(0, MOST));
}
