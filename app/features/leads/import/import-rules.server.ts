import { cutoffsAt } from "~/features/privacy/retention/retention-cutoffs.server";
import { dayAt } from "~/lib/time/clock";
import type { ImportChoices } from "./import-fields";
import { type ImportRules, monthFirstIn } from "./read-row.server";
import type { TableRow } from "./table-problem";

/** The rules that the rows of a file give for reading it. */
type Fixed = ImportChoices & Pick<ImportRules, "header" | "headerRow" | "monthFirst">;

/** `rows`: all of the file, of which the first may be its header. */
export function importRules(choices: ImportChoices, rows: readonly TableRow[], now: Date): ImportRules {
  return ruled(fixChoices(choices, rows), now);
}

/** The result is stored as JSON: an import deletes the rows of the file one after the other. */
export function fixChoices(choices: ImportChoices, rows: readonly TableRow[]): Fixed {
  const [first, ...rest] = rows;
  const header = choices.hasHeader ? first : undefined;
  return {
    ...choices,
    header: header?.cells ?? [],
    headerRow: header?.number ?? null,
    monthFirst: monthFirstIn(choices.columns, header ? rest : rows),
  };
}

export function fixedRules(choices: string, now: Date): ImportRules {
  return ruled(JSON.parse(choices) as Fixed, now);
}

function ruled(fixed: Fixed, now: Date): ImportRules {
  const { marketing, customer } = cutoffsAt(now);
  return {
    ...fixed,
    now,
    today: dayAt(now),
    keptSince: { customer: customer.toISOString(), other: marketing.toISOString() },
  };
}
