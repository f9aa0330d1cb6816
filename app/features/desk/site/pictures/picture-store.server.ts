import type { Picture } from "~/content/picture";
import type { Db, Tx } from "~/lib/db/database.server";
import type { SitePictureRow } from "~/lib/db/tables/site-tables";
import { PICTURE_LIMITS, PictureProblem } from "./picture-problem";
import { preparePicture } from "./prepare-picture.server";

/** Stores all files of a picture, or none. Throws a `PictureProblem`. Nobody sees it until it is published. */
export async function receivePicture(db: Db, file: File, now: Date): Promise<Picture> {
  if (file.size > PICTURE_LIMITS.file) throw new PictureProblem("tooLarge");
  const { picture, files } = await preparePicture(Buffer.from(await file.arrayBuffer()));
  const at = now.toISOString();
  const rows = files.map(({ hash, format, bytes }) => ({ hash, format, content: bytes.toString("base64"), at }));
  await db.transaction().execute((tx) => insertPictures(tx, rows));
  return picture;
}

/** A row with the same hash is the same file. */
async function insertPictures(tx: Tx, rows: readonly SitePictureRow[]): Promise<void> {
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
