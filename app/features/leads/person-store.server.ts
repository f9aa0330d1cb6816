import { sql } from "kysely";
import { moveMessages } from "~/features/mail/thread/thread-store.server";
import { type Db, isPostgres, lockKey, type Tx } from "~/lib/db/database.server";
import { deleteRows, type IdPagesOptions, idPages } from "~/lib/db/id-pages.server";
import type { LeadRow, PersonRow } from "~/lib/db/tables/lead-tables";
import type { PersonMergeRow, PersonRefusalRow } from "~/lib/db/tables/people-tables";
import { keysOf, type LeadKeys, type PersonKey } from "./person-keys";

/**
 * Lets nobody change people until the transaction ends. Leads with this address pass one by one; all others may join at
 * the same time.
 */
export async function lockToJoin(tx: Tx, { email_key }: Pick<LeadKeys, "email_key">): Promise<void> {
  if (email_key === null || !isPostgres(tx)) return await lockPeopleShared(tx);
  await sql`select pg_advisory_xact_lock_shared(hashtextextended('people', 0)),
    pg_advisory_xact_lock(hashtextextended(${`person mail ${email_key}`}, 0))`.execute(tx);
}

/**
 * Lets nobody change or erase people until the transaction ends. Take it before changing rows that go with a person:
 * erasing takes this lock first too, and in another order the two would deadlock.
 */
export async function lockPeopleShared(tx: Tx): Promise<void> {
  if (isPostgres(tx)) await sql`select pg_advisory_xact_lock_shared(hashtextextended('people', 0))`.execute(tx);
}

/** Lets nobody else join, merge, split or change people until the transaction ends. */
export async function lockPeopleAlone(tx: Tx): Promise<void> {
  await lockKey(tx, "people");
}

/** The person who has this address. */
export async function findOwner(db: Db, { email_key }: Pick<LeadKeys, "email_key">): Promise<string | undefined> {
  if (email_key === null) return undefined;
  const owner = await db
    .selectFrom("person_keys")
    .select("person_id")
    .where("kind", "=", "mail")
    .where("value", "=", email_key)
    .executeTakeFirst();
  return owner?.person_id;
}

/** Gives a person those of these keys that nobody has. */
export async function claimKeys(tx: Tx, personId: string, keys: Pick<LeadKeys, "email_key">): Promise<void> {
  for (const key of keysOf(keys)) {
    await tx
      .insertInto("person_keys")
      .values({ ...key, person_id: personId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** Gives those of these keys that are `from`'s to `to`. */
export async function moveKeys(tx: Tx, keys: readonly PersonKey[], from: string, to: string): Promise<void> {
  for (const { kind, value } of keys) {
    await tx
      .updateTable("person_keys")
      .set({ person_id: to })
      .where("kind", "=", kind)
      .where("value", "=", value)
      .where("person_id", "=", from)
      .execute();
  }
}

/** Takes an address from a person. */
export async function releaseKey(tx: Tx, personId: string, address: string): Promise<void> {
  await tx
    .deleteFrom("person_keys")
    .where("kind", "=", "mail")
    .where("value", "=", address)
    .where("person_id", "=", personId)
    .execute();
}

export async function keysOfPerson(db: Db, personId: string): Promise<PersonKey[]> {
  return await db
    .selectFrom("person_keys")
    .select(["kind", "value"])
    .where("person_id", "=", personId)
    .where("kind", "=", "mail")
    .orderBy("value")
    .execute();
}

export async function deleteTraces(tx: Tx, leadId: string): Promise<void> {
  await tx.deleteFrom("lead_traces").where("lead_id", "=", leadId).execute();
}

/** Stores what a lead has in common with others. */
export async function insertTraces(tx: Tx, leadId: string, traces: readonly string[]): Promise<void> {
  if (traces.length === 0) return;
  await tx
    .insertInto("lead_traces")
    .values(traces.map((trace) => ({ lead_id: leadId, trace })))
    .execute();
}

export async function insertPerson(tx: Tx, row: PersonRow): Promise<void> {
  await tx.insertInto("people").values(row).execute();
}

export async function findPerson(db: Db, id: string): Promise<PersonRow | undefined> {
  return await db.selectFrom("people").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Sets the details stored with a person. */
export async function setPersonDetails(
  tx: Tx,
  id: string,
  details: Pick<PersonRow, "name" | "email_key" | "phone_key">,
): Promise<void> {
  await tx.updateTable("people").set(details).where("id", "=", id).execute();
}

/** All leads of a person, in the order in which they came; spam included. */
export async function allLeadsOf(db: Db, personId: string): Promise<LeadRow[]> {
  return await db.selectFrom("leads").selectAll().where("person_id", "=", personId).orderBy("id").execute();
}

/** Gives those of these leads that are `from`'s to `to`. */
export async function moveLeads(tx: Tx, ids: readonly string[], from: string, to: string): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable("leads")
    .set({ person_id: to })
    .where("id", "in", [...ids])
    .where("person_id", "=", from)
    .execute();
  await moveMessages(tx, ids, from, to);
}

export async function insertMerge(tx: Tx, row: PersonMergeRow): Promise<void> {
  await tx.insertInto("person_merges").values(row).execute();
}

/** The merges that still hold, in which a person took somebody in or was taken in; the latest first. */
export async function mergesOf(db: Db, personId: string): Promise<PersonMergeRow[]> {
  return await db
    .selectFrom("person_merges")
    .selectAll()
    .where("undone_at", "is", null)
    .where((eb) => eb.or([eb("kept_id", "=", personId), eb("merged_id", "=", personId)]))
    .orderBy("id", "desc")
    .execute();
}

export async function findMerge(db: Db, id: string): Promise<PersonMergeRow | undefined> {
  return await db.selectFrom("person_merges").selectAll().where("id", "=", id).executeTakeFirst();
}

/** All merges that still hold. */
export async function standingMerges(db: Db): Promise<Pick<PersonMergeRow, "id" | "before">[]> {
  return await db.selectFrom("person_merges").select(["id", "before"]).where("undone_at", "is", null).execute();
}

export async function setBefore(tx: Tx, id: string, before: string): Promise<void> {
  await tx.updateTable("person_merges").set({ before }).where("id", "=", id).execute();
}

/** Records that a merge was undone, and drops what the two had: it says about each what the other is known by. */
export async function endMerge(tx: Tx, id: string, at: string): Promise<void> {
  await tx.updateTable("person_merges").set({ undone_at: at, before: "{}" }).where("id", "=", id).execute();
}

/** Records that two people are not the same; if that was said before, it stays as it was. */
export async function insertRefusal(tx: Tx, row: PersonRefusalRow): Promise<void> {
  await tx
    .insertInto("person_refusals")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The refusals about these people, the latest first. */
export async function refusalsOf(db: Db, personIds: readonly string[]): Promise<PersonRefusalRow[]> {
  return await db
    .selectFrom("person_refusals")
    .selectAll()
    .where((eb) => eb.or([eb("first_id", "in", [...personIds]), eb("second_id", "in", [...personIds])]))
    .orderBy("refused_at", "desc")
    .execute();
}

/**
 * Deletes the keys that no lead has any more, and the people who are left without leads, except those who were merged
 * into somebody else while that can be undone. `pause` runs between batches.
 */
export async function deletePeopleWithoutLeads(db: Db, pause?: () => Promise<void>): Promise<void> {
  const isTimed = pause && { pause };
  const within = sql<boolean>`person_keys.kind = 'mail'`;
  // An address that the desk joined to a person stays with their mails.
  const where = sql<boolean>`not exists (select 1 from leads where leads.email_key = person_keys.value)
    and not exists (select 1 from thread_messages where thread_messages.person_id = person_keys.person_id
      and lower(thread_messages.sender) = person_keys.value)`;
  await deleteLeft(db, { table: "person_keys", id: "value", within, where, ...isTimed });
  // A merge is deleted with the person who was kept, and then nothing holds the other any more: hence the rounds.
  const people = { table: "people", id: "id", where: IS_PERSON_LEFT, ...isTimed } as const;
  for (let deleted = 1; deleted > 0; ) deleted = await deleteLeft(db, people);
}

const IS_PERSON_LEFT = sql<boolean>`not exists (select 1 from leads where leads.person_id = people.id)
  and not exists (select 1 from person_merges where merged_id = people.id and undone_at is null)`;

/** Deletes what is left behind, in batches: new leads wait for a deletion, but not for the search. Returns how many. */
async function deleteLeft<T extends "people" | "person_keys">(db: Db, left: IdPagesOptions<T>): Promise<number> {
  let deleted = 0;
  for await (const ids of idPages(db, left)) {
    deleted += await db.transaction().execute(async (tx) => {
      // A visitor who comes back at this moment must not join a person who is being deleted.
      await lockPeopleAlone(tx);
      return await deleteRows(tx, left, ids);
    });
  }
  return deleted;
}

/** The ids of people one of whose leads has this number, of those with the latest lead first; spam does not count. */
export async function peopleWithNumber(db: Db, phoneKey: string, limit: number): Promise<string[]> {
  const people = await db
    .selectFrom("leads")
    .select((eb) => ["person_id", eb.fn.max("created_at").as("latest")])
    .where("phone_key", "=", phoneKey)
    .where("status", "!=", "spam")
    .groupBy("person_id")
    .orderBy("latest", "desc")
    .limit(limit)
    .execute();
  return people.map(({ person_id }) => person_id);
}
