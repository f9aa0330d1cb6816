import { type Db, lockKey, type Tx } from "~/lib/db/database.server";
import type { LeadNoteRow, LeadRow, PersonRow } from "~/lib/db/lead-tables";

export type LeadKind = LeadRow["kind"];

/** What two leads of one person have in common. */
export type PersonKeys = Pick<LeadRow, "email_key" | "phone_key">;

/** Lets what is kept of one person pass one by one until the transaction ends. */
export async function lockPerson(tx: Tx, { email_key, phone_key }: PersonKeys): Promise<void> {
  // In one order, so that two transactions do not wait for each other.
  for (const key of [email_key && `person mail ${email_key}`, phone_key && `person phone ${phone_key}`]) {
    if (key) await lockKey(tx, key);
  }
}

/** Who is known by this e-mail address or, when nobody is, by this telephone number. */
export async function findPersonId(db: Db, { email_key, phone_key }: PersonKeys): Promise<string | undefined> {
  for (const key of [email_key !== null && { email_key }, phone_key !== null && { phone_key }]) {
    if (!key) continue;
    const known = await db
      .selectFrom("leads")
      .select("person_id")
      .where((eb) => eb.and(key))
      .orderBy("created_at")
      .limit(1)
      .executeTakeFirst();
    if (known) return known.person_id;
  }
  return undefined;
}

export async function insertPerson(tx: Tx, row: PersonRow): Promise<void> {
  await tx.insertInto("people").values(row).execute();
}

/** Keeps a lead unless there is one of the same row. */
export async function insertLead(tx: Tx, row: LeadRow): Promise<void> {
  await tx
    .insertInto("leads")
    .values(row)
    .onConflict((conflict) => conflict.columns(["kind", "subject_id"]).doNothing())
    .execute();
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

/** Changes a lead that nobody else has changed since it had this version. Undefined, and nothing changed, otherwise. */
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

/** Changes what no two people can be at odds about. */
export async function touchLead(tx: Tx, id: string, change: Partial<LeadRow>): Promise<void> {
  await tx.updateTable("leads").set(change).where("id", "=", id).execute();
}

/** The lead with this id, and nobody else changes it until the transaction ends. */
export async function holdLead(tx: Tx, id: string): Promise<LeadRow | undefined> {
  await lockKey(tx, `lead ${id}`);
  return await findLead(tx, { id });
}

export async function insertNote(tx: Tx, row: LeadNoteRow): Promise<void> {
  await tx.insertInto("lead_notes").values(row).execute();
}

/** The notes of these leads, the latest first. */
export async function notesOf(db: Db, leadIds: readonly string[]): Promise<LeadNoteRow[]> {
  if (leadIds.length === 0) return [];
  return await db
    .selectFrom("lead_notes")
    .selectAll()
    .where("lead_id", "in", [...leadIds])
    .orderBy("id", "desc")
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

/** The tags of each of these leads, by the alphabet. */
export async function tagsOf(db: Db, leadIds: readonly string[]): Promise<Map<string, string[]>> {
  const tags = new Map<string, string[]>();
  if (leadIds.length === 0) return tags;
  const rows = await db
    .selectFrom("lead_tags")
    .selectAll()
    .where("lead_id", "in", [...leadIds])
    .orderBy("tag")
    .execute();
  for (const { lead_id, tag } of rows) tags.set(lead_id, [...(tags.get(lead_id) ?? []), tag]);
  return tags;
}

/**
 * The leads of one person, of the same e-mail address or of the same telephone number, the latest first, `limit` at
 * most; without what is kept as spam.
 */
export async function leadsOfPerson(
  db: Db,
  { person_id, email_key, phone_key }: Pick<LeadRow, "person_id"> & PersonKeys,
  limit: number,
): Promise<LeadRow[]> {
  return await db
    .selectFrom("leads")
    .selectAll()
    .where("status", "!=", "spam")
    .where((eb) =>
      eb.or([
        eb("person_id", "=", person_id),
        ...(email_key === null ? [] : [eb("email_key", "=", email_key)]),
        ...(phone_key === null ? [] : [eb("phone_key", "=", phone_key)]),
      ]),
    )
    .orderBy("created_at", "desc")
    .limit(limit)
    .execute();
}

/** Tables whose rows are deleted when they are old, by the kind of lead that is made of them. */
const FLEETING = { conversation: "conversations", appointment: "appointments" } as const;

/**
 * Deletes the leads whose conversation or appointment has been deleted, and the people that are left without any. What
 * was agreed to is a customer's, and stays.
 */
export async function deleteLeadsWithoutOrigin(db: Db): Promise<void> {
  for (const [kind, table] of Object.entries(FLEETING) as [keyof typeof FLEETING, "conversations" | "appointments"][]) {
    await db
      .deleteFrom("leads")
      .where("kind", "=", kind)
      .where("status", "!=", "agreed")
      .where("subject_id", "not in", (eb) => eb.selectFrom(table as "appointments").select("id"))
      .execute();
  }
  await db
    .deleteFrom("people")
    .where("id", "not in", (eb) => eb.selectFrom("leads").select("person_id"))
    .execute();
}
