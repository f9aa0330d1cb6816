import type { Tx } from "~/lib/db/database.server";
import type { LeadRow } from "~/lib/db/tables/lead-tables";
import { newId } from "~/lib/new-id.server";
import { leadKeysOf } from "../person-keys";
import { isStanding } from "../person-page/change-people.server";
import {
  claimKeys,
  deleteTraces,
  findOwner,
  insertPerson,
  insertTraces,
  lockPeopleAlone,
  lockToJoin,
  mergesOf,
} from "../person-store.server";
import { refusedBy } from "./dismissed.server";
import { tracesOf } from "./likeness";

type Asker = Pick<LeadRow, "name" | "email" | "phone" | "created_at">;

/**
 * The id of the person known by the address of whoever asks, or of a new one. Until the transaction ends, nobody else
 * joins by it.
 */
export async function joinPerson(tx: Tx, asker: Asker): Promise<string> {
  const keys = leadKeysOf(asker);
  await lockToJoin(tx, keys);
  const known = await findOwner(tx, keys);
  if (known !== undefined) return known;
  const id = newId();
  await insertPerson(tx, { id, name: asker.name, ...keys, created_at: asker.created_at });
  await claimKeys(tx, id, keys);
  return id;
}

/**
 * Joins an asker to the person that the desk says it is. The owner of the address wins over that. An erased person does
 * not count.
 */
export async function joinPersonAs(tx: Tx, asker: Asker, person: string): Promise<string> {
  const keys = leadKeysOf(asker);
  await lockPeopleAlone(tx);
  const known = (await findOwner(tx, keys)) ?? person;
  if (!(await isStanding(tx, known))) return joinPerson(tx, asker);
  await claimKeys(tx, known, keys);
  return known;
}

/**
 * The id of the person of a lead whose visitor gives other details, in the chat: whoever has the address that it has
 * now. If nobody has, it stays with its person, but not where that was the person of another address. What the desk has
 * said about them holds.
 */
export async function findToRejoin(tx: Tx, lead: LeadRow, told: Asker): Promise<string> {
  const { email_key } = leadKeysOf(told);
  if (!email_key || email_key === lead.email_key) return lead.person_id;
  const owner = await findOwner(tx, { email_key });
  if (owner === lead.person_id || (await mergesOf(tx, lead.person_id)).length > 0) return lead.person_id;
  if (owner) return (await refusedBy(tx, lead.person_id)).has(owner) ? lead.person_id : owner;
  if (!lead.email_key) return lead.person_id;
  const id = newId();
  await insertPerson(tx, { id, name: told.name, ...leadKeysOf(told), created_at: lead.created_at });
  return id;
}

type Known = Pick<LeadRow, "id" | "person_id" | "name" | "company" | "email" | "phone">;

/** Keeps what a lead may be like others by, whose person has joined by its keys. */
export async function saveTraces(tx: Tx, lead: Known): Promise<void> {
  await insertTraces(tx, lead.id, tracesOf({ ...lead, ...leadKeysOf(lead) }));
}

/** Keeps what a lead is known by once its details have changed. */
export async function replaceKeys(tx: Tx, lead: Known): Promise<void> {
  await claimKeys(tx, lead.person_id, leadKeysOf(lead));
  await deleteTraces(tx, lead.id);
  await saveTraces(tx, lead);
}
