import { lockPeopleAlone } from "~/features/leads/person-store.server";
import type { Db, Tx } from "~/lib/db/database.server";
import type { ProjectItemRow, ProjectRow, ProjectVersionRow } from "~/lib/db/tables/project-tables";

/** False, and nothing stored, when there is a project with its id or of its quote. */
export async function insertProject(tx: Tx, row: ProjectRow, items: readonly ProjectItemRow[]): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("projects")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (!numInsertedOrUpdatedRows) return false;
  if (items.length > 0) await insertItems(tx, items);
  return true;
}

export async function insertItems(tx: Tx, items: readonly ProjectItemRow[]): Promise<void> {
  await tx
    .insertInto("project_items")
    .values([...items])
    .execute();
}

/** Counts the version of the item. */
export async function updateItem(
  tx: Tx,
  { id, version }: Pick<ProjectItemRow, "id" | "version">,
  changes: Partial<ProjectItemRow>,
): Promise<void> {
  await tx
    .updateTable("project_items")
    .set({ ...changes, version: version + 1 })
    .where("id", "=", id)
    .execute();
}

export async function insertVersion(tx: Tx, row: ProjectVersionRow): Promise<void> {
  await tx.insertInto("project_versions").values(row).execute();
}

export async function updateVersion(tx: Tx, id: string, changes: Partial<ProjectVersionRow>): Promise<void> {
  await tx.updateTable("project_versions").set(changes).where("id", "=", id).execute();
}

/** The ids of projects whose customers are to be reminded by `now`. */
export async function projectsToRemind(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("projects")
    .select("id")
    .where("next_reminder_at", "<=", now.toISOString())
    .orderBy("next_reminder_at")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export async function findProject(
  db: Db,
  by: { id: string } | { token_hash: string } | { quote_id: string },
): Promise<ProjectRow | undefined> {
  return await db
    .selectFrom("projects")
    .selectAll()
    .where((eb) => eb.and(by))
    .executeTakeFirst();
}

/** The row stays as it is until the transaction ends. */
export async function lockProject(tx: Tx, id: string): Promise<ProjectRow | undefined> {
  return await tx
    .updateTable("projects")
    .set((eb) => ({ updated_at: eb.ref("updated_at") }))
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
}

/** Call it with the row locked. */
export async function updateProject(tx: Tx, { id, version }: ProjectRow, changes: Partial<ProjectRow>): Promise<void> {
  await tx
    .updateTable("projects")
    .set({ ...changes, version: version + 1 })
    .where("id", "=", id)
    .execute();
}

export async function listItems(db: Db, projectId: string): Promise<ProjectItemRow[]> {
  return await db
    .selectFrom("project_items")
    .selectAll()
    .where("project_id", "=", projectId)
    .orderBy("place")
    .orderBy("id")
    .execute();
}

/** Oldest first. */
export async function listVersions(db: Db, projectId: string): Promise<ProjectVersionRow[]> {
  return await db
    .selectFrom("project_versions")
    .selectAll()
    .where("project_id", "=", projectId)
    .orderBy("number")
    .execute();
}

/** Deletes projects without a lead that were last touched before the moment. The others go with the person. */
export async function deleteProjectsBefore(db: Db, before: Date, limit: number): Promise<number> {
  return await db.transaction().execute(async (tx) => {
    // Some of them may belong to people who are being erased.
    await lockPeopleAlone(tx);
    const outdated = tx
      .selectFrom("projects")
      .select("id")
      .where("lead_id", "is", null)
      .where("updated_at", "<", before.toISOString())
      .limit(limit);
    const { numDeletedRows } = await tx.deleteFrom("projects").where("id", "in", outdated).executeTakeFirst();
    return Number(numDeletedRows);
  });
}

/** True if nobody has spoken to the customer since the yes. */
export async function isContactAwaited(db: Db, { id, lead_id, agreed_at }: ProjectRow): Promise<boolean> {
  const wait = await db
    .selectFrom("waits")
    .select("id")
    .where((eb) => eb.and(lead_id === null ? { project_id: id } : { lead_id }))
    // A question that was open at the yes is waited for in its place.
    .where("since", "<=", agreed_at)
    .where("answered_at", "is", null)
    .where("dismissed_at", "is", null)
    .executeTakeFirst();
  return wait !== undefined;
}
