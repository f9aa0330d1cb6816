import { stringify } from "csv-stringify/sync";
import type { Language } from "~/lib/language/language";
import { readableMoment } from "./local-moment.server";
import type { Cell, Column, Sheet } from "./sheet";

/** Excel goes by the language of the computer: where the comma stands before decimals, a semicolon parts the cells. */
const MARKS = {
  nl: { delimiter: ";", decimal: "," },
  en: { delimiter: ",", decimal: "." },
} as const;

/** As spreadsheets take the beginning of a formula (OWASP, CSV injection), in the wide forms of Asian keyboards too. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
/** Whatever a formula would make of this is a number: it can do no harm. */
const PHONE = /^\+?[\d\s().\-/]+$/;

/**
 * A sheet as CSV, as Excel opens it with a double click: UTF-8 with a mark that says so, lines that end as on Windows,
 * and separators by language. A line `sep=;` would make Excel forget the mark, and stand in the way of other programs.
 */
export async function* writeCsv({ columns, pages }: Sheet, language: Language): AsyncGenerator<string> {
  const { delimiter, decimal } = MARKS[language];
  const options = { delimiter, quoted_string: true, record_delimiter: "windows" } as const;
  yield `\ufeff${stringify([columns.map(({ header }) => header)], options)}`;
  for await (const rows of pages) {
    const cells = rows.map((row) => columns.map((column, index) => written(column, row[index] ?? null, decimal)));
    yield stringify(cells, options);
  }
}

function written({ kind }: Column, value: Cell, decimal: string): string | number {
  if (value === null) return "";
  switch (kind) {
    case "moment":
      return readableMoment(String(value));
    case "day":
      return String(value);
    case "number":
      return String(value).replace(".", decimal);
    case "money":
      return (Number(value) / 100).toFixed(2).replace(".", decimal);
    case "phone":
      return phone(String(value));
    default:
      return harmless(String(value));
  }
}

/** A tab in front keeps Excel from making a number of it, without plus or zero; whoever reads it sees nothing of that. */
function phone(typed: string): string {
  return PHONE.test(typed) ? `\t${typed}` : harmless(typed);
}

function harmless(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}
