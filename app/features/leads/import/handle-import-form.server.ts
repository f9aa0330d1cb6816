import type { By } from "~/lib/audit/audit-store.server";
import type { Db } from "~/lib/db/database.server";
import { readUpload } from "~/lib/http/read-upload.server";
import { beginImport, beginTakingBack, choicesOf, draftImport, saveChoices } from "./draft-import.server";
import { doubledField, type ImportChoices, type ImportField, readChoices } from "./import-fields";
import { deleteDraftImport, findImport } from "./import-store.server";
import { TABLE_LIMITS, TableProblem } from "./table-problem";
import { FILE_FIELD } from "./upload-form";

type Acted =
  | { outcome: "gone" | "dropped" | "kept" | "changed" | "begun" }
  | { outcome: "doubled"; field: ImportField; choices: ImportChoices };

/** `changed`: what was chosen is not what was checked, so that nothing is imported yet. */
export async function handleImportForm(db: Db, id: string, fields: Record<string, unknown>, by: By): Promise<Acted> {
  const row = await findImport(db, id);
  if (!row) return { outcome: "gone" };
  if (fields.do === "take-back") return { outcome: (await beginTakingBack(db, id, by)) ? "begun" : "kept" };
  // A second press shows the progress.
  if (row.state !== "draft") return { outcome: "kept" };
  if (fields.do === "drop") {
    await deleteDraftImport(db, id);
    return { outcome: "dropped" };
  }
  const choices = readChoices(fields, choicesOf(row).columns.length);
  const field = doubledField(choices.columns);
  if (field) return { outcome: "doubled", field, choices };
  const isChanged = JSON.stringify(choices) !== row.choices;
  if (isChanged) await saveChoices(db, id, choices);
  if (fields.do !== "import") return { outcome: "kept" };
  if (isChanged) return { outcome: "changed" };
  return { outcome: (await beginImport(db, row, by)) ? "begun" : "kept" };
}

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
