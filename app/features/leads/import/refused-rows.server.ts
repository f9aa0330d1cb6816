import { deskWords } from "~/content/desk/words.server";
import { writeCsv } from "~/features/reports/exports/csv.server";
import type { Sheet } from "~/features/reports/exports/sheet";
import type { Db } from "~/lib/db/database.server";
import type { LeadImportRow } from "~/lib/db/tables/import-tables";
import type { Reader } from "../list/present-lead.server";
import { checkRows } from "./check-rows.server";
import { choicesOf, readRows } from "./draft-import.server";
import { refusedLines } from "./import-store.server";
import { columnHeader, problemsMessage } from "./present-import.server";
import type { RowProblem } from "./read-row.server";

interface Refused {
  header: readonly string[];
  rows: readonly { cells: readonly string[]; problems: readonly RowProblem[] }[];
}

/** The refused rows of a file as they were, each with its reasons in a last column, to be corrected and imported. Null if there are none. */
export async function writeRefusedRows(db: Db, row: LeadImportRow, reader: Reader): Promise<string | null> {
  const { header, rows } = row.state === "draft" ? await ofDraft(db, row, reader.now) : await ofDone(db, row.id);
  if (rows.length === 0) return null;
  const words = deskWords[reader.language].leadImport;
  const width = Math.max(header.length, ...rows.map(({ cells }) => cells.length));
  const columns = Array.from({ length: width }, (_, index) => header[index] || columnHeader(index, words));
  const sheet: Sheet = {
    name: "refused",
    // A spreadsheet would take zeros and pluses away from what looks like a number.
    columns: [...columns, words.check.reason].map((name) => ({ header: name, kind: "phone", width: 20 })),
    pages: pageOf(
      rows.map(({ cells, problems }) => [
        ...columns.map((_, index) => cells[index] ?? null),
        problemsMessage(problems, words),
      ]),
    ),
  };
  let text = "";
  for await (const part of writeCsv(sheet, reader.language)) text += part;
  return text;
}

async function* pageOf<Row>(rows: Row[]): AsyncGenerator<Row[]> {
  yield rows;
}

async function ofDraft(db: Db, row: LeadImportRow, now: Date): Promise<Refused> {
  const choices = choicesOf(row);
  const rows = await readRows(db, row.id);
  const { bad } = await checkRows(db, rows, choices, now);
  const cellsOf = new Map(rows.map(({ number, cells }) => [number, cells]));
  return {
    header: (choices.hasHeader && rows[0]?.cells) || [],
    rows: bad.map(({ row: number, problems }) => ({ cells: cellsOf.get(number) ?? [], problems })),
  };
}

async function ofDone(db: Db, id: string): Promise<Refused> {
  const lines = (await refusedLines(db, id)).map(({ outcome, cells }) => ({
    outcome,
    cells: JSON.parse(cells) as string[],
  }));
  return {
    header: lines.find(({ outcome }) => outcome === "header")?.cells ?? [],
    rows: lines
      .filter(({ outcome }) => outcome !== "header")
      .map(({ outcome, cells }) => ({ cells, problems: (outcome ?? "").split(",") as RowProblem[] })),
  };
}
