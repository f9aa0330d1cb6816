import type { Picture } from "~/content/picture";
import type { Db } from "~/lib/db/database.server";
import { PICTURE_LIMITS, PictureProblem } from "./picture-problem";
import { insertPictures } from "./picture-store.server";
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
