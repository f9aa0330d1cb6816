import { cutoffsAt } from "~/features/privacy/retention/retention-cutoffs.server";
import { dayAt } from "~/lib/time/clock";
import type { ImportChoices } from "./import-choices";
import { type ImportRules, monthFirstIn } from "./read-row.server";
import type { TableRow } from "./table-problem";

/** What the rows of a file say about how each is to be read. */
type Fixed = ImportChoices & Pick<ImportRules, "header" | "headerRow" | "monthFirst">;

/** `rows`: all of the file, of which the first may be its header. */
export function importRules(choices: ImportChoices, rows: readonly TableRow[], now: Date): ImportRules {
  return ruled(fixChoices(choices, rows), now);
}

/** As JSON: once a file is being imported, its rows are deleted one after the other. */
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
