import { allDone } from "~/lib/all-done";
import type { Tx } from "~/lib/db/database.server";
import type { LeadRow } from "~/lib/db/lead-tables";
import { tracesOf } from "./likely/likeness";
import { keysOf, leadKeysOf } from "./person-keys";
import { claimKeys, deleteTraces, findOwner, insertPerson, insertTraces, lockToJoin } from "./store.server";

/** Who asks for something, and when. */
type Asker = Pick<LeadRow, "name" | "email" | "phone" | "created_at">;

/** The id of who is known by this address or else this number. Until the transaction ends, nobody else joins by them. */
export async function findToJoin(tx: Tx, asker: Asker): Promise<string | undefined> {
  const keys = leadKeysOf(asker);
  // In this order: what is asked second sees what was there when the lock was given.
  const [, known] = await allDone([lockToJoin(tx, keys), findOwner(tx, keys)]);
  return known;
}

/** Makes a person, where it `isNew`, and has it known by what nobody was known by so far; after `findToJoin`. */
export async function joinPerson(tx: Tx, id: string, asker: Asker, isNew: boolean): Promise<void> {
  const keys = leadKeysOf(asker);
  await allDone([
    isNew && insertPerson(tx, { id, name: asker.name, ...keys, created_at: asker.created_at }),
    claimKeys(tx, id, keysOf(keys)),
  ]);
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
