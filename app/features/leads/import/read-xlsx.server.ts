import { type Entry, fromBuffer } from "yauzl";
import { parse } from "~/platform/parsing/parse.server";
import type { SheetCell } from "~/platform/parsing/parser-worker";
import { TABLE_LIMITS, TableProblem, type TableRow } from "./table-problem";

/** Bytes of all parts together: what is zipped may be a thousand times as large. */
const MOST_UNPACKED = 128 * 1024 * 1024;
const MOST_PARTS = 5_000;
const FIRST_OF_1970 = Date.UTC(1970, 0, 1);
/** A time without a day is one of the day before a sheet's first. */
const FIRST_DAY = Date.UTC(1900, 0, 1);
const ERROR = /^#(?:REF!|N\/A|NAME\?|VALUE!|DIV\/0!|NUM!|NULL!|SPILL!|CALC!|GETTING_DATA)$/;

/** The rows of the first sheet that is shown and has any; of formulas, the value they had. Throws `TableProblem`. */
export async function* readXlsx(bytes: Buffer, signal?: AbortSignal): AsyncGenerator<TableRow> {
  await checkParts(bytes);
  const rows = await parse("sheet", bytes, signal).catch((error: unknown) => {
    signal?.throwIfAborted();
    throw new TableProblem("broken", { cause: error });
  });
  for (const [index, cells] of rows.entries()) {
    if (cells.length > TABLE_LIMITS.columns) throw new TableProblem("tooManyColumns");
    yield { number: index + 1, cells: cells.map(textOf) };
  }
}

/** Adds up the sizes that the parts declare. The parser takes no more out of a part. */
function checkParts(bytes: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (error: Error | null) => reject(new TableProblem("broken", { cause: error }));
    fromBuffer(bytes, { lazyEntries: true }, (error, zip) => {
      if (error) return fail(error);
      let size = 0;
      let isWorkbook = false;
      zip.on("error", fail);
      zip.on("end", () => (isWorkbook ? resolve() : reject(new TableProblem("notTable"))));
      zip.on("entry", ({ fileName, uncompressedSize }: Entry) => {
        isWorkbook ||= fileName.startsWith("xl/");
        size += uncompressedSize;
        if (size > MOST_UNPACKED || zip.entriesRead > MOST_PARTS) return reject(new TableProblem("tooLarge"));
        zip.readEntry();
      });
      zip.readEntry();
    });
  });
}

function textOf(cell: SheetCell): string {
  if (cell instanceof Date) return dateText(cell);
  if (typeof cell === "number") return numberText(cell);
  if (typeof cell === "boolean") return cell ? "TRUE" : "FALSE";
  return cell === null || ERROR.test(cell) ? "" : cell;
}

/** The number as typed: no exponent, no digits added by binary fractions. */
function numberText(number: number): string {
  return Number.isInteger(number) ? BigInt(number).toString() : String(Number(number.toPrecision(15)));
}

/** "2026-05-03", with a time "2026-05-03T14:30"; a time alone is that. */
function dateText(date: Date): string {
  const minutes = Math.round((date.getTime() - FIRST_OF_1970) / 60_000);
  const iso = new Date(minutes * 60_000).toISOString();
  if (date.getTime() < FIRST_DAY) return iso.slice(11, 16);
  return iso.endsWith("T00:00:00.000Z") ? iso.slice(0, 10) : iso.slice(0, 16);
}
