import type { By } from "~/lib/audit/audit-store.server";
import type { Db } from "~/lib/db/database.server";
import { draftImport } from "./draft-import.server";
import { TABLE_LIMITS, TableProblem } from "./table-problem";
import { FILE_FIELD } from "./upload-form";

/** Bytes of the form around the file. */
const AROUND = 16 * 1024;

type Uploaded = { id: string; problem: null } | { id: null; problem: TableProblem["problem"] };

/** Stores the rows of a posted file. */
export async function uploadImport(db: Db, request: Request, by: By): Promise<Uploaded> {
  const refused = (problem: TableProblem["problem"]) => ({ id: null, problem });
  if (Number(request.headers.get("Content-Length")) > TABLE_LIMITS.file + AROUND) {
    await discard(request);
    return refused("tooLarge");
  }
  if (!request.headers.get("Content-Type")?.startsWith("multipart/form-data")) return refused("missing");
  const form = await request.formData().catch(() => null);
  const file = form?.get(FILE_FIELD);
  if (!form) return refused("brokenOff");
  if (!(file instanceof File) || (file.size === 0 && !file.name)) return refused("missing");
  try {
    const bytes = Buffer.from(await file.arrayBuffer());
    return { id: await draftImport(db, { name: file.name, bytes }, by), problem: null };
  } catch (error) {
    if (error instanceof TableProblem) return refused(error.problem);
    throw error;
  }
}

/** A browser reads no answer before it has sent all. */
async function discard({ body }: Request): Promise<void> {
  const reader = body?.getReader();
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read());
}
