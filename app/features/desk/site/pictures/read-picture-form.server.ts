import type { Db } from "~/lib/db/database.server";
import { readBody } from "~/lib/http/api.server";
import { readUpload } from "~/lib/http/read-upload.server";
import type { FieldErrors, Fields, SiteEditor } from "../site-editor";
import { PICTURE_LIMITS, PictureProblem } from "./picture-problem";
import { pictureField, readPicture } from "./picture-schema.server";
import { receivePicture } from "./picture-store.server";

interface PostedForm {
  /** Null if they did not arrive. */
  fields: Fields | null;
  /** Problems of files that are no picture of the site. */
  wrongFiles: FieldErrors;
}

/** A form of the site; pictures that came with it are stored, and stand in the fields as those of before do. */
export async function readPictureForm(
  request: Request,
  { db, now }: { db: Db; now: Date },
  { pictures = [] }: Pick<SiteEditor, "pictures">,
): Promise<PostedForm> {
  const form = await readUpload(request, PICTURE_LIMITS.form);
  const [first = ""] = pictures;
  if (typeof form === "string") return { fields: null, wrongFiles: { [`${first}.file`]: form } };
  const posted = Object.entries(form ? Object.fromEntries(form) : (await readBody(request)).fields);
  const fields = Object.fromEntries(
    posted.flatMap(([name, value]) => (value instanceof File ? [] : [[name, String(value)]])),
  );
  const wrongFiles: Record<string, string> = {};
  for (const name of pictures) {
    // The hidden field may have been changed by hand, and the page shows it.
    fields[name] = fields[`${name}.none`] === "on" ? "" : pictureField(readPicture(fields[name] ?? ""));
    const file = form?.get(`${name}.file`);
    if (!(file instanceof File) || file.size === 0) continue;
    try {
      fields[name] = pictureField(await receivePicture(db, file, now));
    } catch (error) {
      if (!(error instanceof PictureProblem)) throw error;
      wrongFiles[`${name}.file`] = error.problem;
    }
  }
  return { fields, wrongFiles };
}
