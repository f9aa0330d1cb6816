import type { By } from "~/lib/audit/audit-store.server";
import type { Db } from "~/lib/db/database.server";
import { readUpload } from "~/lib/http/read-upload.server";
import { draftImport } from "./draft-import.server";
import { TABLE_LIMITS, TableProblem } from "./table-problem";
import { FILE_FIELD } from "./upload-form";

type Uploaded = { id: string; problem: null } | { id: null; problem: TableProblem["problem"] };

/** Stores the rows of a posted file. */
export async function uploadImport(db: Db, request: Request, by: By): Promise<Uploaded> {
  const refused = (problem: TableProblem["problem"]) => ({ id: null, problem });
  const form = await readUpload(request, TABLE_LIMITS.file);
  if (form === null) return refused("missing");
  if (typeof form === "string") return refused(form);
  const file = form.get(FILE_FIELD);
  if (!(file instanceof File) || (file.size === 0 && !file.name)) return refused("missing");
  try {
    const bytes = Buffer.from(await file.arrayBuffer());
    return { id: await draftImport(db, { name: file.name, bytes }, by, request.signal), problem: null };
  } catch (error) {
    if (error instanceof TableProblem) return refused(error.problem);
    throw error;
  }
}
