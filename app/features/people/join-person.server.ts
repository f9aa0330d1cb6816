import { v7 as uuidv7 } from "uuid";
import { allDone } from "~/lib/all-done";
import type { Tx } from "~/lib/db/database.server";
import type { LeadRow } from "~/lib/db/lead-tables";
import { tracesOf } from "./likely/likeness";
import { keysOf, leadKeysOf } from "./person-keys";
import { claimKeys, deleteTraces, findOwner, insertPerson, insertTraces, lockToJoin } from "./store.server";

/** Who asks for something, and when. */
type Asker = Pick<LeadRow, "name" | "email" | "phone" | "created_at">;

/**
 * The person who is known by this address or else this number, made when there is none. What nobody was known by so far
 * is this person's from now on. Holds on to it until the transaction ends.
 */
export async function joinPerson(tx: Tx, asker: Asker): Promise<string> {
  const keys = leadKeysOf(asker);
  await lockToJoin(tx, keys);
  const known = await findOwner(tx, keys);
  const person = known ?? uuidv7();
  await allDone([
    known ?? insertPerson(tx, { id: person, name: asker.name, ...keys, created_at: asker.created_at }),
    claimKeys(tx, person, keysOf(keys)),
  ]);
  return person;
}

type Known = Pick<LeadRow, "id" | "person_id" | "name" | "company" | "email" | "phone">;

/** Keeps by what a lead is like others that has just been stored, of a person who has joined by its keys. */
export async function keepTraces(tx: Tx, lead: Known): Promise<void> {
  await insertTraces(tx, lead.id, tracesOf({ ...lead, ...leadKeysOf(lead) }));
}

/** Keeps by what a lead is known that has other details than it had. */
export async function replaceKeys(tx: Tx, lead: Known): Promise<void> {
  await claimKeys(tx, lead.person_id, keysOf(leadKeysOf(lead)));
  await deleteTraces(tx, lead.id);
  await keepTraces(tx, lead);
}
