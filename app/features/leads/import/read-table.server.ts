import { readCsv } from "./read-csv.server";
import { readXlsx } from "./read-xlsx.server";
import { TABLE_LIMITS, TableProblem, type TableRow } from "./table-problem";

const startsWith = (bytes: Buffer, mark: string) => bytes.subarray(0, mark.length).equals(Buffer.from(mark, "latin1"));

/** The first bytes of other kinds of files. The name of a file does not count. */
const OTHERS = ["MZ", "%PDF", "\x7fELF", "\x89PNG", "\xff\xd8\xff", "GIF8", "Rar!", "7z\xbc\xaf", "\x1f\x8b", "{\\rtf"];
const ZIP = "PK\x03\x04";
/** Excel before 2007, and workbooks with a password. */
const OLE = "\xd0\xcf\x11\xe0";
/** The apostrophe and the tab that keep a spreadsheet from reading a number or a formula into a text. */
const GUARD = /^['\t](?=[=+\-@\d(＝＋－＠])/;

/** The rows of a CSV or an XLSX file that have any text. Throws `TableProblem`, or what `signal` says. */
export async function* readTable(bytes: Buffer, signal?: AbortSignal): AsyncGenerator<TableRow> {
  if (bytes.length === 0) throw new TableProblem("empty");
  if (bytes.length > TABLE_LIMITS.file) throw new TableProblem("tooLarge");
  if (startsWith(bytes, OLE)) throw new TableProblem("oldExcel");
  if (OTHERS.some((mark) => startsWith(bytes, mark))) throw new TableProblem("notTable");
  const rows = startsWith(bytes, ZIP) ? readXlsx(bytes, signal) : numbered(readCsv(bytes));
  let count = 0;
  for await (const { number, cells } of rows) {
    signal?.throwIfAborted();
    const row = { number, cells: cells.map(tidyCell) };
    while (row.cells.at(-1) === "") row.cells.pop();
    if (row.cells.length === 0) continue;
    if (row.cells.length > TABLE_LIMITS.columns) throw new TableProblem("tooManyColumns");
    count += 1;
    if (count > TABLE_LIMITS.rows) throw new TableProblem("tooManyRows");
    yield row;
  }
  if (count === 0) throw new TableProblem("empty");
}

async function* numbered(records: AsyncIterable<string[]>): AsyncGenerator<TableRow> {
  let number = 0;
  for await (const cells of records) yield { number: ++number, cells };
}

/** Drops the characters that no database stores. */
function tidyCell(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\t\n]/gu, "")
    .replace(GUARD, "")
    .trim();
}
