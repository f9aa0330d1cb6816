import type { Db, Tx } from "~/lib/db/database.server";
import type { ProjectItemRow, ProjectRow, ProjectVersionRow } from "~/lib/db/tables/project-tables";

/** A repeat of the quote changes nothing. */
export async function insertProject(tx: Tx, row: ProjectRow, items: readonly ProjectItemRow[]): Promise<void> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("projects")
    .values(row)
    .onConflict((conflict) => conflict.column("quote_id").doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows && items.length > 0)
    await tx
      .insertInto("project_items")
      .values([...items])
      .execute();
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
