import { type Db, lockKey, type Tx } from "~/lib/db/database.server";
import { byAlphabet } from "~/lib/db/distinct-values.server";
import type { LeadNoteRow, LeadRow } from "~/lib/db/tables/lead-tables";

export type LeadKind = LeadRow["kind"];

export async function insertLead(tx: Tx, row: LeadRow): Promise<void> {
  await tx.insertInto("leads").values(row).execute();
}

export async function findLead(
  db: Db,
  by: { id: string } | { kind: LeadKind; subject_id: string },
): Promise<LeadRow | undefined> {
  return await db
    .selectFrom("leads")
    .selectAll()
    .where((eb) => eb.and(by))
    .executeTakeFirst();
}

/** The ids of the leads that were made of these rows, by the id of the row. */
export async function leadIdsOf(db: Db, kind: LeadKind, subjectIds: readonly string[]): Promise<Map<string, string>> {
  if (subjectIds.length === 0) return new Map();
  const leads = await db
    .selectFrom("leads")
    .select(["id", "subject_id"])
    .where("kind", "=", kind)
    .where("subject_id", "in", [...subjectIds])
    .execute();
  return new Map(leads.map(({ id, subject_id }) => [subject_id, id]));
}

/** Changes a lead if it still has this version. Undefined, and nothing changed, if somebody else has changed it. */
export async function changeLead(
  tx: Tx,
  { id, version }: Pick<LeadRow, "id" | "version">,
  change: Partial<LeadRow>,
): Promise<LeadRow | undefined> {
  return await tx
    .updateTable("leads")
    .set({ ...change, version: version + 1 })
    .where("id", "=", id)
    .where("version", "=", version)
    .returningAll()
    .executeTakeFirst();
}

/** Changes what no two people can be at odds about, without checking the version. */
export async function touchLead(tx: Tx, id: string, change: Partial<LeadRow>): Promise<void> {
  await tx.updateTable("leads").set(change).where("id", "=", id).execute();
}

/** The lead with this id, locked until the transaction ends. */
export async function lockLead(tx: Tx, id: string): Promise<LeadRow | undefined> {
  await lockKey(tx, `lead ${id}`);
  return await findLead(tx, { id });
}

/** False if it is a repeat. */
export async function insertNote(tx: Tx, row: LeadNoteRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("lead_notes")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** The notes of these leads, the latest first. */
export async function notesOf(db: Db, leadIds: readonly string[]): Promise<LeadNoteRow[]> {
  if (leadIds.length === 0) return [];
  return await db
    .selectFrom("lead_notes")
    .selectAll()
    .where("lead_id", "in", [...leadIds])
    .orderBy("created_at", "desc")
    .execute();
}

/** Gives a lead this tag. False when it had it. */
export async function insertTag(tx: Tx, leadId: string, tag: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("lead_tags")
    .values({ lead_id: leadId, tag })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Takes this tag off a lead. False when it had none. */
export async function deleteTag(tx: Tx, leadId: string, tag: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("lead_tags")
    .where("lead_id", "=", leadId)
    .where("tag", "=", tag)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The tags of each of these leads, in alphabetical order. */
export async function tagsOf(db: Db, leadIds: readonly string[]): Promise<Map<string, string[]>> {
  const tags = new Map<string, string[]>();
  if (leadIds.length === 0) return tags;
  const rows = await db
    .selectFrom("lead_tags")
    .selectAll()
    .where("lead_id", "in", [...leadIds])
    .execute();
  rows.sort((one, other) => byAlphabet(one.tag, other.tag));
  for (const { lead_id, tag } of rows) tags.set(lead_id, [...(tags.get(lead_id) ?? []), tag]);
  return tags;
}

/** The leads of one person, the latest first, `limit` at most; without spam. */
export async function leadsOfPerson(db: Db, personId: string, limit: number): Promise<LeadRow[]> {
  return await db
    .selectFrom("leads")
    .selectAll()
    .where("person_id", "=", personId)
    .where("status", "!=", "spam")
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}
