import type { By } from "~/lib/audit/audit-store.server";
import type { Db } from "~/lib/db/database.server";
import { beginImport, beginTakingBack, choicesOf, saveChoices } from "./draft-import.server";
import { type ImportChoices, readChoices } from "./import-choices";
import { doubledField, type ImportField } from "./import-fields";
import { deleteDraftImport, findImport } from "./import-store.server";

type Acted =
  | { outcome: "gone" | "dropped" | "kept" | "changed" | "begun" }
  | { outcome: "doubled"; field: ImportField; choices: ImportChoices };

/** `changed`: what was chosen is not what was checked, so that nothing is imported yet. */
export async function handleImportForm(db: Db, id: string, fields: Record<string, unknown>, by: By): Promise<Acted> {
  const row = await findImport(db, id);
  if (!row) return { outcome: "gone" };
  if (fields.do === "take-back") return { outcome: (await beginTakingBack(db, id, by)) ? "begun" : "kept" };
  // Whoever pressed twice sees how it goes.
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
