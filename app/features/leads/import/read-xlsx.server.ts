import type { Readable } from "node:stream";
import { StringDecoder } from "node:string_decoder";
import { Parser } from "htmlparser2";
import { type Entry, fromBuffer, type ZipFile } from "yauzl";
import { TABLE_LIMITS, TableProblem, type TableRow } from "./table-problem";

/** Bytes of the parts that are read, together: what is zipped may be a thousand times as large. */
const MOST_UNPACKED = 128 * 1024 * 1024;
const MOST_PARTS = 5_000;
/** Of a sheet, as Excel has it. */
const MOST_ROWS = 1_048_576;
const MILLISECONDS_A_DAY = 86_400_000;
/** Sheets count days from 1900, and take that for a leap year. */
const FIRST_OF_1970 = 25_569;
const NO_LEAP_DAY = 60;
/** Days from the first of 1900 to that of 1904, from which old Macs count. */
const SINCE_1904 = 1_462;
/** ECMA-376, 18.8.30: those of the built-in formats that are dates or times. */
const DATE_FORMATS: readonly [number, number][] = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
];

type Attributes = Record<string, string>;

interface Handler {
  open?: (name: string, attributes: Attributes) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
}

interface Sheet {
  path: string;
  isHidden: boolean;
}

/** The rows of the first sheet that is shown and has any; of formulas, the value they had. Throws `TableProblem`. */
export async function* readXlsx(bytes: Buffer): AsyncGenerator<TableRow> {
  const parts = await openParts(bytes);
  const workbookPath = (await relationsOf(parts, "")).find(({ type }) => type === "officeDocument")?.path;
  const workbook = workbookPath ?? "xl/workbook.xml";
  if (!parts.has(workbook)) throw new TableProblem("notTable");
  const relations = await relationsOf(parts, workbook);
  const { sheets, is1904 } = await readWorkbook(parts, workbook, relations);
  const pathOf = (type: string) => relations.find((relation) => relation.type === type)?.path ?? "";
  const strings = await readStrings(parts, pathOf("sharedStrings"));
  const dateStyles = await readDateStyles(parts, pathOf("styles"));
  for (const { path } of sheets.filter(({ isHidden }) => !isHidden)) {
    let isEmpty = true;
    for await (const row of readSheet(parts, path, { strings, dateStyles, is1904 })) {
      isEmpty = false;
      yield row;
    }
    if (!isEmpty) return;
  }
}

type Parts = ReadonlyMap<string, Readonly<{ entry: Entry; zip: ZipFile }>>;

function openParts(bytes: Buffer): Promise<Parts> {
  return new Promise((resolve, reject) => {
    const fail = (error: Error | null) => reject(new TableProblem("broken", { cause: error }));
    // Each part is checked against the size that it says it has: no more comes out of it.
    fromBuffer(bytes, { lazyEntries: true, validateEntrySizes: true }, (error, zip) => {
      if (error) return fail(error);
      const parts = new Map<string, { entry: Entry; zip: ZipFile }>();
      let size = 0;
      zip.on("error", fail);
      zip.on("end", () => resolve(parts));
      zip.on("entry", (entry: Entry) => {
        const isRead = /\.(xml|rels)$/i.test(entry.fileName);
        if (isRead) size += entry.uncompressedSize;
        if (size > MOST_UNPACKED || zip.entriesRead > MOST_PARTS) return reject(new TableProblem("tooLarge"));
        if (isRead) parts.set(entry.fileName, { entry, zip });
        zip.readEntry();
      });
      zip.readEntry();
    });
  });
}

function openPart({ entry, zip }: { entry: Entry; zip: ZipFile }): Promise<Readable> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream)));
  });
}

/** Names come without the prefix of their namespace. Yields whenever a piece has been parsed. */
async function* parsePart(parts: Parts, path: string, { open, text, close }: Handler): AsyncGenerator<void> {
  const part = parts.get(path);
  if (!part) return;
  const local = (name: string) => name.slice(name.indexOf(":") + 1);
  const parser = new Parser(
    {
      onopentag: (name, attributes) => open?.(local(name), attributes),
      ontext: (piece) => text?.(piece),
      onclosetag: (name) => close?.(local(name)),
    },
    { xmlMode: true, decodeEntities: true },
  );
  const decoder = new StringDecoder("utf8");
  try {
    for await (const chunk of (await openPart(part)) as AsyncIterable<Buffer>) {
      parser.write(decoder.write(chunk));
      yield;
    }
  } catch (error) {
    if (error instanceof TableProblem) throw error;
    throw new TableProblem("broken", { cause: error });
  }
  parser.end();
  yield;
}

async function parseWhole(parts: Parts, path: string, handler: Handler): Promise<void> {
  for await (const _piece of parsePart(parts, path, handler));
}

async function relationsOf(parts: Parts, of: string) {
  const [folder, name] = [of.replace(/[^/]*$/, ""), of.replace(/^.*\//, "")];
  const relations: { id: string; type: string; path: string }[] = [];
  await parseWhole(parts, `${folder}_rels/${name}.rels`, {
    open: (element, { Id = "", Type = "", Target = "" }) => {
      if (element !== "Relationship") return;
      // Relative to the part; with a slash in front, to the whole.
      const { pathname } = new URL(Target, `file:///${folder}`);
      relations.push({ id: Id, type: Type.replace(/^.*\//, ""), path: decodeURIComponent(pathname.slice(1)) });
    },
  });
  return relations;
}

async function readWorkbook(
  parts: Parts,
  path: string,
  relations: Awaited<ReturnType<typeof relationsOf>>,
): Promise<{ sheets: Sheet[]; is1904: boolean }> {
  const sheets: Sheet[] = [];
  let is1904 = false;
  await parseWhole(parts, path, {
    open: (name, attributes) => {
      if (name === "workbookPr") is1904 = /^(1|true|on)$/.test(attributes.date1904 ?? "");
      if (name !== "sheet") return;
      const id = Object.entries(attributes).find(([attribute]) => /(^|:)id$/.test(attribute))?.[1];
      const target = relations.find((relation) => relation.id === id)?.path;
      if (target) sheets.push({ path: target, isHidden: /hidden/i.test(attributes.state ?? "") });
    },
  });
  return { sheets, is1904 };
}

async function readStrings(parts: Parts, path: string): Promise<string[]> {
  const strings: string[] = [];
  let text = "";
  let isText = false;
  let isPhonetic = false;
  await parseWhole(parts, path, {
    open: (name) => {
      if (name === "si") text = "";
      if (name === "rPh") isPhonetic = true;
      isText = name === "t" && !isPhonetic;
    },
    text: (piece) => {
      if (isText) text += piece;
    },
    close: (name) => {
      isText = false;
      if (name === "rPh") isPhonetic = false;
      if (name === "si") strings.push(unescaped(text));
    },
  });
  return strings;
}

/** By style: whether a number in it is a date. */
async function readDateStyles(parts: Parts, path: string): Promise<boolean[]> {
  const own = new Map<string, boolean>();
  const styles: boolean[] = [];
  let isStyles = false;
  await parseWhole(parts, path, {
    open: (name, { numFmtId = "", formatCode = "" }) => {
      if (name === "cellXfs") isStyles = true;
      if (name === "numFmt") own.set(numFmtId, isDateFormat(formatCode));
      if (name !== "xf" || !isStyles) return;
      const id = Number(numFmtId);
      styles.push(own.get(numFmtId) ?? DATE_FORMATS.some(([first, last]) => id >= first && id <= last));
    },
    close: (name) => {
      if (name === "cellXfs") isStyles = false;
    },
  });
  return styles;
}

/** Without what is quoted, escaped, a colour or a condition. */
function isDateFormat(code: string): boolean {
  return /[dmyhs]/i.test(code.replace(/"[^"]*"|\\.|_.|\*.|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, ""));
}

interface Workbook {
  strings: readonly string[];
  dateStyles: readonly boolean[];
  is1904: boolean;
}

async function* readSheet(parts: Parts, path: string, workbook: Workbook): AsyncGenerator<TableRow> {
  const done: TableRow[] = [];
  let row: TableRow = { number: 0, cells: [] };
  let cell = { column: -1, type: "", style: 0, text: "" };
  let isValue = false;
  let isPhonetic = false;
  const pieces = parsePart(parts, path, {
    open: (name, attributes) => {
      if (name === "row") {
        const said = Number(attributes.r);
        const isNext = said > row.number && said <= MOST_ROWS;
        row = { number: isNext ? said : row.number + 1, cells: [] };
        cell = { ...cell, column: -1 };
      } else if (name === "c") {
        const column = columnOf(attributes.r) ?? cell.column + 1;
        cell = { column, type: attributes.t ?? "n", style: Number(attributes.s ?? 0), text: "" };
      } else if (name === "rPh") isPhonetic = true;
      isValue = name === "v" || (name === "t" && !isPhonetic);
    },
    text: (piece) => {
      if (isValue) cell.text += piece;
    },
    close: (name) => {
      isValue = false;
      if (name === "rPh") isPhonetic = false;
      if (name === "c") {
        const text = textOf(cell, workbook);
        if (text.trim() === "") return;
        if (cell.column >= TABLE_LIMITS.columns) throw new TableProblem("tooManyColumns");
        while (row.cells.length < cell.column) row.cells.push("");
        row.cells[cell.column] = text;
      }
      if (name === "row" && row.cells.length > 0) done.push(row);
    },
  });
  for await (const _piece of pieces) yield* done.splice(0);
}

/** "AB12" is the 28th: 27. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? "")?.[0];
  if (letters === undefined) return undefined;
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function textOf({ type, style, text }: { type: string; style: number; text: string }, workbook: Workbook): string {
  switch (type) {
    case "s":
      return workbook.strings[Number(text)] ?? "";
    case "str":
    case "inlineStr":
      return unescaped(text);
    case "b":
      return text === "1" ? "TRUE" : "FALSE";
    case "e":
      return "";
    default: {
      // ISO 8601 where the type is "d".
      const number = Number(text);
      if (text.trim() === "" || Number.isNaN(number)) return text;
      return workbook.dateStyles[style] ? dateText(number, workbook.is1904) : numberText(number);
    }
  }
}

/** As somebody would type it: without an exponent, and without what binary fractions add. */
function numberText(number: number): string {
  return Number.isInteger(number) ? BigInt(number).toString() : String(Number(number.toPrecision(15)));
}

/** "2026-05-03", with a time "2026-05-03T14:30"; a time alone is that. */
function dateText(serial: number, is1904: boolean): string {
  const days = is1904 ? serial + SINCE_1904 : serial < NO_LEAP_DAY ? serial + 1 : serial;
  const minutes = Math.round((days - FIRST_OF_1970) * 24 * 60);
  const moment = new Date(minutes * (MILLISECONDS_A_DAY / (24 * 60)));
  if (Number.isNaN(moment.getTime())) return numberText(serial);
  const iso = moment.toISOString();
  if (serial < 1 && !is1904) return iso.slice(11, 16);
  return iso.slice(0, Number.isInteger(serial) ? 10 : 16);
}

/** ECMA-376, 22.9.2.19: "_x000D_" is a line end. */
function unescaped(text: string): string {
  return text.replace(/_x([0-9A-F]{4})_/gi, (_whole, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
