import { allDone } from "~/lib/all-done";
import type { Tx } from "~/lib/db/database.server";
import type { LeadRow } from "~/lib/db/lead-tables";
import { newId } from "~/lib/new-id.server";
import { tracesOf } from "./likely/likeness";
import { keysOf, leadKeysOf } from "./person-keys";
import { refusedBy } from "./refusals.server";
import { claimKeys, deleteTraces, findOwners, insertPeople, insertTraces, lockToJoin, mergesOf } from "./store.server";

/** Who asks for something, and when. */
type Asker = Pick<LeadRow, "name" | "email" | "phone" | "created_at">;

/**
 * For each of these, the id of the person known by their address. Until the transaction ends, nobody else joins by it.
 * No two of them share an address.
 */
export async function findToJoin(tx: Tx, askers: readonly Asker[]): Promise<(string | undefined)[]> {
  const keys = askers.map(leadKeysOf);
  // In this order: the second query sees what was there when the lock was given.
  const [, known] = await allDone([lockToJoin(tx, keys.flatMap(keysOf)), findOwners(tx, keys)]);
  return known;
}

/** Somebody who asks, as the person with this id. */
export interface Joining {
  id: string;
  asker: Asker;
  isNew: boolean;
}

/** Creates the new people, and gives each person the keys that nobody had so far; after `findToJoin`. */
export async function joinPeople(tx: Tx, joining: readonly Joining[]): Promise<void> {
  const people = joining
    .filter(({ isNew }) => isNew)
    .map(({ id, asker }) => ({ id, name: asker.name, ...leadKeysOf(asker), created_at: asker.created_at }));
  const keys = joining.flatMap(({ id, asker }) => keyRowsOf(id, asker));
  // In this order: a key refers to a person.
  await allDone([insertPeople(tx, people), claimKeys(tx, keys)]);
}

/**
 * The id of the person of a lead whose visitor gives other details, in the chat: whoever has the address that it has
 * now. If nobody has, it stays with its person, but not where that was the person of another address. What the desk has
 * said about them holds.
 */
export async function findToRejoin(tx: Tx, lead: LeadRow, told: Asker): Promise<string> {
  const { email_key } = leadKeysOf(told);
  if (!email_key || email_key === lead.email_key) return lead.person_id;
  const [owner] = await findOwners(tx, [{ email_key }]);
  if (owner === lead.person_id || (await mergesOf(tx, lead.person_id)).length > 0) return lead.person_id;
  if (owner) return (await refusedBy(tx, lead.person_id)).has(owner) ? lead.person_id : owner;
  if (!lead.email_key) return lead.person_id;
  const id = newId();
  await insertPeople(tx, [{ id, name: told.name, ...leadKeysOf(told), created_at: lead.created_at }]);
  return id;
}

function keyRowsOf(person_id: string, asker: Pick<LeadRow, "email" | "phone">) {
  return keysOf(leadKeysOf(asker)).map((key) => ({ ...key, person_id }));
}

type Known = Pick<LeadRow, "id" | "person_id" | "name" | "company" | "email" | "phone">;

/**
 * Keeps what leads may be like others by, for leads that have just been stored, of people who have joined by their
 * keys.
 */
export async function keepTraces(tx: Tx, leads: readonly Known[]): Promise<void> {
  await insertTraces(
    tx,
    leads.flatMap((lead) => tracesOf({ ...lead, ...leadKeysOf(lead) }).map((trace) => ({ lead_id: lead.id, trace }))),
  );
}

/** Keeps what a lead is known by once its details have changed. */
export async function replaceKeys(tx: Tx, lead: Known): Promise<void> {
  await claimKeys(tx, keyRowsOf(lead.person_id, lead));
  await deleteTraces(tx, lead.id);
  await keepTraces(tx, [lead]);
}
