import { sql } from "kysely";
import { type Db, isPostgres, lockKey, type Tx } from "~/lib/db/database.server";
import { runFixed } from "~/lib/db/fixed-statement.server";
import { deleteRows, type IdPagesOptions, idPages } from "~/lib/db/id-pages.server";
import { insertRows, insertRowsOnce } from "~/lib/db/insert-rows.server";
import type { LeadRow, PersonRow } from "~/lib/db/lead-tables";
import type { LeadTraceRow, PersonKeyRow, PersonMergeRow, PersonRefusalRow } from "~/lib/db/people-tables";
import { sortedBy } from "~/lib/sorted-by";
import type { LeadKeys, PersonKey } from "./person-keys";

/**
 * Until the transaction ends, nobody changes people, and leads with one of these addresses pass one by one; all others
 * may join at the same time.
 */
export async function lockToJoin(tx: Tx, keys: readonly PersonKey[]): Promise<void> {
  if (!isPostgres(tx)) return;
  const names = sortedBy([...new Set(keys.map(({ kind, value }) => `person ${kind} ${value}`))], (name) => name);
  const locks = names.map((_name, index) => `pg_advisory_xact_lock(hashtextextended($${index + 1}, 0))`);
  await runFixed(tx, `select ${["pg_advisory_xact_lock_shared(hashtextextended('people', 0))", ...locks]}`, names);
}

/**
 * Until the transaction ends, nobody changes or erases people. To be called before changing rows that go with a person:
 * erasing takes this lock first too, and in another order the two would deadlock.
 */
export async function holdPeople(tx: Tx): Promise<void> {
  await lockToJoin(tx, []);
}

/** Until the transaction ends, nobody else joins, merges, splits or changes people. */
export async function lockPeople(tx: Tx): Promise<void> {
  await lockKey(tx, "people");
}

/** For each of these, the person who has its address. */
export async function findOwners(
  db: Db,
  askers: readonly Pick<LeadKeys, "email_key">[],
): Promise<(string | undefined)[]> {
  const known = askers.flatMap(({ email_key }) => email_key ?? []);
  if (known.length === 0) return askers.map(() => undefined);
  // With a lookup in the index for each: given one condition for all, PostgreSQL would scan the whole table for as long
  // as its plan is from a time when the table was small.
  const { rows } = await runFixed<{ value: string; person_id: string | null }>(
    db,
    `select asked.column1 as value,
      (select person_id from person_keys where kind = 'mail' and value = asked.column1) as person_id
    from (values ${known.map((_value, index) => `($${index + 1})`).join(", ")}) as asked`,
    known,
  );
  const owners = new Map(rows.map(({ value, person_id }) => [value, person_id]));
  return askers.map(({ email_key }) => owners.get(email_key ?? "") ?? undefined);
}

/** Gives each person those of these keys that nobody has. */
export async function claimKeys(tx: Tx, rows: readonly PersonKeyRow[]): Promise<void> {
  await insertRowsOnce(tx, "person_keys", rows);
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

/** Stores what leads have in common with others. */
export async function insertTraces(tx: Tx, rows: readonly LeadTraceRow[]): Promise<void> {
  await insertRows(tx, "lead_traces", rows);
}

export async function insertPeople(tx: Tx, rows: readonly PersonRow[]): Promise<void> {
  await insertRows(tx, "people", rows);
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

/** What was said about these people not being somebody else; the latest first. */
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
  const where = sql<boolean>`not exists (select 1 from leads where leads.email_key = person_keys.value)`;
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
      // Somebody who comes back at this moment must not join a person who is being deleted.
      await lockPeople(tx);
      return await deleteRows(tx, left, ids);
    });
  }
  return deleted;
}
