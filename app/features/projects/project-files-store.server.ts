import type { Db } from "~/lib/db/database.server";

/** Whole files of an item. */
export async function countFiles(db: Db, itemId: string): Promise<number> {
  const { count } = await db
    .selectFrom("project_files")
    .select((eb) => eb.fn.countAll().as("count"))
    .where("item_id", "=", itemId)
    .where("whole_at", "is not", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}
