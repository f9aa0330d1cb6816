import type { Db, Tx } from "~/lib/db/database.server";
import type { SitePictureRow } from "~/lib/db/tables/site-tables";

/** What is there already is the same file. */
export async function insertPictures(tx: Tx, rows: readonly SitePictureRow[]): Promise<void> {
  for (const row of rows) {
    await tx
      .insertInto("site_pictures")
      .values(row)
      .onConflict((conflict) => conflict.column("hash").doNothing())
      .execute();
  }
}

export async function findPicture(db: Db, hash: string): Promise<SitePictureRow | undefined> {
  return await db.selectFrom("site_pictures").selectAll().where("hash", "=", hash).executeTakeFirst();
}
