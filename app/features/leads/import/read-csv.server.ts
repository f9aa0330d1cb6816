import { setImmediate as othersTurn } from "node:timers/promises";
import { CsvError, type Options, parse } from "csv-parse";
import { charsetOf } from "~/lib/text/charset";
import { TableProblem } from "./table-problem";

const DELIMITERS = [";", ",", "\t", "|"] as const;
/** Characters of the file by which its delimiter is found, and lines of those. */
const SAMPLE = 64 * 1024;
const SAMPLE_LINES = 50;
/** Characters that are parsed at once: everybody waits meanwhile. */
const SLICE = 32 * 1024;
/** The share of control characters in a text. Fewer of them are dropped. */
const MOST_STRANGE = 0.001;
const LONGEST_RECORD = 1_000_000;

/** One array per record; that of an empty line has one empty cell. Throws `TableProblem`. */
export async function* readCsv(bytes: Uint8Array): AsyncGenerator<string[]> {
  const text = decodeText(bytes);
  const said = /^sep=(.)\r?\n/i.exec(text);
  const options: Options = {
    delimiter: said?.[1] ?? delimiterOf(text),
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: false,
    max_record_size: LONGEST_RECORD,
  };
  const parser = parse(options);
  // Row 1 of the spreadsheet that it becomes is the line after it.
  const records = text.slice(said?.[0].length ?? 0);
  void feed(parser, records);
  try {
    for await (const record of parser as AsyncIterable<string[]>) yield record;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const isOpen = error.code === "CSV_QUOTE_NOT_CLOSED" || error.code === "CSV_MAX_RECORD_SIZE";
    throw new TableProblem(isOpen ? "openQuote" : "broken", { cause: error });
  }
}

async function feed(parser: ReturnType<typeof parse>, text: string): Promise<void> {
  for (let from = 0; from < text.length && !parser.destroyed; from += SLICE) {
    if (!parser.write(text.slice(from, from + SLICE))) {
      await new Promise<void>((resolve) => {
        parser.once("drain", resolve);
        parser.once("close", resolve);
      });
    }
    await othersTurn();
  }
  if (!parser.destroyed) parser.end();
}

/** UTF-8, UTF-16 or what Excel calls "CSV": Windows-1252. Throws `TableProblem` for what is no text. */
function decodeText(bytes: Uint8Array): string {
  const text = new TextDecoder(charsetOf(bytes)).decode(bytes);
  const strange = text.match(/[^\P{Cc}\t\n\v\f\r\u0080-\u009f]/gu)?.length ?? 0;
  if (text.includes("\0") || strange > text.length * MOST_STRANGE) throw new TableProblem("notTable");
  return text;
}

/** The one that most lines have equally often; of a single column, any. */
function delimiterOf(text: string): string {
  const lines = unquotedLines(text.slice(0, SAMPLE)).slice(0, SAMPLE_LINES);
  const [best] = DELIMITERS.map((delimiter) => {
    const counts = lines.map((line) => line.split(delimiter).length - 1);
    const wanted = counts[0] ?? 0;
    const equal = wanted === 0 ? 0 : counts.filter((count) => count === wanted).length;
    return { delimiter, equal, total: counts.reduce((sum, count) => sum + count, 0) };
  }).toSorted((one, other) => other.equal - one.equal || other.total - one.total);
  return best && best.total > 0 ? best.delimiter : ",";
}

function unquotedLines(text: string): string[] {
  return text
    .replace(/"(?:[^"]|"")*"?/g, "")
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== "");
}
