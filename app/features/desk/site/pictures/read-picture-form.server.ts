import type { Db } from "~/lib/db/database.server";
import { readBody } from "~/lib/http/api.server";
import { readUpload } from "~/lib/http/read-upload.server";
import type { FieldErrors, SiteEditor } from "../site-editor";
import { PICTURE_LIMITS, PictureProblem } from "./picture-problem";
import { takePicture } from "./take-picture.server";

interface PostedForm {
  fields: Record<string, unknown>;
  /** Of files that are no picture of the site. */
  wrongFiles: FieldErrors;
}

/** A form of the site; pictures that came with it are stored, and stand in the fields as those of before do. */
export async function readPictureForm(
  request: Request,
  { db, now }: { db: Db; now: Date },
  { pictures = [] }: Pick<SiteEditor, "pictures">,
): Promise<PostedForm> {
  const form = await readUpload(request, pictures.length * PICTURE_LIMITS.file);
  if (form === null) return { fields: (await readBody(request)).fields, wrongFiles: {} };
  const [first = ""] = pictures;
  if (typeof form === "string") return { fields: {}, wrongFiles: { [`${first}.file`]: form } };
  const fields: Record<string, unknown> = {};
  for (const [name, value] of form) if (typeof value === "string") fields[name] = value;
  const wrongFiles: Record<string, string> = {};
  for (const name of pictures) {
    if (fields[`${name}.none`] === "on") fields[name] = "";
    const file = form.get(`${name}.file`);
    if (!(file instanceof File) || file.size === 0) continue;
    try {
      fields[name] = JSON.stringify(await takePicture(db, file, now));
    } catch (error) {
      if (!(error instanceof PictureProblem)) throw error;
      wrongFiles[`${name}.file`] = error.problem;
    }
  }
  return { fields, wrongFiles };
}
