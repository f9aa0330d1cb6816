import { parentPort } from "node:worker_threads";
import { readXlsx } from "hucre/xlsx";
import PostalMime, { type Email } from "postal-mime";
import type { PageFacts, PageWords } from "./page-facts.ts";
import { type BusyAnswer, type BusyRequest, readBusy } from "./read-busy.ts";
import { readPage, readWords } from "./read-page.ts";
import { type RobotsAnswer, readRobots } from "./read-robots.ts";
import { readStart, type StartAnswer, type StartRequest } from "./read-start.ts";
import { readStyles, type StyleFacts } from "./read-styles.ts";
import { repairMail } from "./repair-mail.ts";

// Runs in a thread of its own, which `parse.server.ts` ends when it takes too long. It is built as a program apart. Elsewhere
// Node.js runs it as it is: it imports packages, and modules by their full names.

const MAIL_LIMITS = { maxNestingDepth: 50, maxHeadersSize: 1024 * 1024 };

/** A row more than a sheet may have, so that one with too many is noticed. */
const MOST_ROWS = 20_001;
/** Columns of a row that are handed on; one more than it may have. */
const MOST_COLUMNS = 61;

export type SheetCell = string | number | boolean | Date | null;

export interface Parsers {
  mail: (source: Uint8Array) => Promise<Email>;
  page: (source: Uint8Array) => Promise<PageFacts>;
  words: (source: Uint8Array) => Promise<PageWords>;
  styles: (source: Uint8Array) => Promise<StyleFacts>;
  robots: (source: Uint8Array) => Promise<RobotsAnswer>;
  /** The rows of a workbook's first sheet that is shown and has any. */
  sheet: (source: Uint8Array) => Promise<SheetCell[][]>;
  /** The source is a `BusyRequest` as JSON. */
  busy: (source: Uint8Array) => Promise<BusyAnswer[]>;
  /** The source is a `StartRequest` as JSON. */
  start: (source: Uint8Array) => Promise<StartAnswer>;
}

const parsers: Parsers = {
  // A mail within a mail stays a file: what it says was not said by this sender.
  mail: async (source) => PostalMime.parse(repairMail(source), { ...MAIL_LIMITS, forceRfc822Attachments: true }),
  page: async (source) => readPage(source),
  words: async (source) => readWords(source),
  styles: async (source) => readStyles(source),
  robots: async (source) => readRobots(source),
  sheet: async (source) => {
    const { sheets } = await readXlsx(source, {
      sheets: ({ hidden, veryHidden }) => !hidden && !veryHidden,
      maxRows: MOST_ROWS,
    });
    const filled = sheets.find(({ rows }) => rows.some((row) => row.some((cell) => cell !== null && cell !== "")));
    return (filled?.rows ?? []).map((row) => withoutEmptyEnd(row).slice(0, MOST_COLUMNS) as SheetCell[]);
  },
  busy: async (source) => readBusy(JSON.parse(new TextDecoder().decode(source)) as BusyRequest),
  start: async (source) => readStart(JSON.parse(new TextDecoder().decode(source)) as StartRequest),
};

function withoutEmptyEnd<Cell>(row: readonly Cell[]): readonly Cell[] {
  return row.slice(0, row.findLastIndex((cell) => cell !== null && cell !== "") + 1);
}

export interface Task {
  id: number;
  parser: keyof Parsers;
  source: Uint8Array;
}

export type Answer = { id: number } & ({ parsed: Awaited<ReturnType<Parsers[keyof Parsers]>> } | { error: string });

/** The first message, once all is loaded. */
export type Ready = "ready";

parentPort?.postMessage("ready" satisfies Ready);
parentPort?.on("message", async ({ id, parser, source }: Task) => {
  try {
    parentPort?.postMessage({ id, parsed: await parsers[parser](source) } satisfies Answer);
  } catch (error) {
    parentPort?.postMessage({ id, error: String(error) } satisfies Answer);
  }
});
