import { stringify } from "csv-stringify/sync";
import type { Language } from "~/lib/language/language";
import { readableMoment } from "./local-moment.server";
import type { Cell, Column, Sheet } from "./sheet";

/** Excel goes by the computer's language: where decimals have a comma, cells are separated by a semicolon. */
const MARKS = {
  nl: { delimiter: ";", decimal: "," },
  en: { delimiter: ",", decimal: "." },
} as const;

/** OWASP, CSV injection; also the wide forms of Asian keyboards. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
/** Harmless: as a formula this is a number at most. */
const PHONE = /^\+?[\d\s().\-/]+$/;

/** A line `sep=;` would make Excel ignore the byte order mark, and would trouble other programs. */
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

/** A tab keeps Excel from turning it into a number without plus or zero. */
function phone(typed: string): string {
  return PHONE.test(typed) ? `\t${typed}` : harmless(typed);
}

function harmless(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}
