import { setImmediate as othersTurn } from "node:timers/promises";
import { type By, recordAudit } from "~/lib/audit/audit-store.server";
import type { Db } from "~/lib/db/database.server";
import type { LeadImportRow } from "~/lib/db/tables/import-tables";
import { newId } from "~/lib/new-id.server";
import { cleanLine } from "~/lib/text/mail-address";
import { DEFAULT_STATUS, doubledField, type ImportChoices, proposeColumns } from "./import-fields";
import { fixChoices } from "./import-rules.server";
import { changeImport, countOutcomes, insertImport, insertLines, linesOf } from "./import-store.server";
import { readTable } from "./read-table.server";
import type { TableRow } from "./table-problem";

/** Rows of one statement. */
const STORED = 100;
const READ = 500;

/** Stores the rows of a file, and gives the id under which they are shown. Throws `TableProblem`. */
export async function draftImport(
  db: Db,
  file: { name: string; bytes: Buffer },
  by: By,
  signal?: AbortSignal,
): Promise<string> {
  const rows: TableRow[] = [];
  for await (const row of readTable(file.bytes, signal)) rows.push(row);
  const at = by.now.toISOString();
  const id = newId();
  const choices: ImportChoices = { ...proposeColumns(rows), status: DEFAULT_STATUS };
  await insertImport(db, {
    id,
    user_id: by.user.id,
    user_email: by.user.email,
    file_name: cleanLine(file.name),
    state: "reading",
    doing: "import",
    choices: JSON.stringify(choices),
    attempts: 0,
    due_at: at,
    lease_owner: null,
    lease_until: null,
    created_at: at,
    ended_at: null,
  });
  for (let from = 0; from < rows.length; from += STORED) {
    const lines = rows.slice(from, from + STORED).map(({ number, cells }) => ({
      id: newId(),
      import_id: id,
      line: number,
      cells: JSON.stringify(cells),
      outcome: null,
      lead_id: null,
      created_at: at,
    }));
    await insertLines(db, lines);
    await othersTurn();
  }
  await changeImport(db, { id, state: "reading" }, { state: "draft" });
  return id;
}

export async function readRows(db: Db, id: string): Promise<TableRow[]> {
  const rows: TableRow[] = [];
  for (let after = 0; ; ) {
    const lines = await linesOf(db, id, after, READ);
    for (const { line: number, cells } of lines) rows.push({ number, cells: JSON.parse(cells) as string[] });
    if (lines.length < READ) return rows;
    after = lines.at(-1)?.line ?? 0;
    await othersTurn();
  }
}

export function choicesOf({ choices }: LeadImportRow): ImportChoices {
  return JSON.parse(choices) as ImportChoices;
}

export async function saveChoices(db: Db, id: string, choices: ImportChoices): Promise<void> {
  await changeImport(db, { id, state: "draft" }, { choices: JSON.stringify(choices) });
}

/** False when it was begun already, or is gone. */
export async function beginImport(db: Db, row: LeadImportRow, { user, now }: By): Promise<boolean> {
  const choices = choicesOf(row);
  if (doubledField(choices.columns)) return false;
  const rows = await readRows(db, row.id);
  return await db.transaction().execute(async (tx) => {
    const isBegun = await changeImport(
      tx,
      { id: row.id, state: "draft" },
      {
        state: "queued",
        choices: JSON.stringify(fixChoices(choices, rows)),
        due_at: now.toISOString(),
        user_id: user.id,
        user_email: user.email,
      },
    );
    const subject = `import:${row.id}`;
    if (isBegun)
      await recordAudit(tx, { user, at: now, action: "import.begin", subject, detail: { rows: rows.length } });
    return isBegun;
  });
}

/** False when there is nothing left to take back. */
export async function beginTakingBack(db: Db, id: string, { user, now }: By): Promise<boolean> {
  return await db.transaction().execute(async (tx) => {
    const count = (await countOutcomes(tx, id)).get("added") ?? 0;
    if (count === 0) return false;
    const change = { state: "queued", doing: "take-back", due_at: now.toISOString() } as const;
    const isBegun = await changeImport(tx, { id, state: "done" }, change);
    const subject = `import:${id}`;
    if (isBegun) await recordAudit(tx, { user, at: now, action: "import.take-back", subject, detail: { count } });
    return isBegun;
  });
}
