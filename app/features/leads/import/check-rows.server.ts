import { setImmediate as othersTurn } from "node:timers/promises";
import type { Db } from "~/lib/db/database.server";
import { tracesOf } from "../duplicates/likeness";
import { type LeadKeys, leadKeysOf } from "../person-keys";
import type { ImportChoices } from "./import-fields";
import { importRules } from "./import-rules.server";
import { namesByAddress, namesByNumber, namesByTrace, storedSubmissions } from "./import-store.server";
import { type ImportedLead, type Mended, type ReadRow, type RowProblem, readRow } from "./read-row.server";
import { rowIdentity } from "./row-identity.server";
import type { TableRow } from "./table-problem";

/** Rows that are read at once: everybody waits meanwhile. */
const SLICE = 25;

interface Likeness {
  row: number;
  /** The name of the person or of the row that it is like. */
  name: string;
  by: "address" | "number" | "name";
}

/** The result of importing a file now. */
export interface CheckedRows {
  /** Those that would become leads. */
  ready: Good[];
  bad: { row: number; problems: RowProblem[] }[];
  /** Imported before. */
  repeated: number[];
  /** `first`: the row with the same content. */
  doubled: { row: number; first: number }[];
  /** Rows of somebody who is known, or who comes in an earlier row. */
  joins: Likeness[];
  /** Perhaps of somebody who is known: proposed once they are imported. */
  alike: Likeness[];
  mended: Record<Mended, number>;
}

interface Good {
  row: number;
  lead: ImportedLead;
}

/** The values by which it is compared with others. */
interface Compared extends LeadKeys {
  traces: string[];
}

export async function checkRows(
  db: Db,
  rows: readonly TableRow[],
  choices: ImportChoices,
  now: Date,
): Promise<CheckedRows> {
  const rules = importRules(choices, rows, now);
  const checked: CheckedRows = {
    ready: [],
    bad: [],
    repeated: [],
    doubled: [],
    joins: [],
    alike: [],
    mended: { phone: 0, plan: 0 },
  };
  const good: (Good & { id: string })[] = [];
  const firsts = new Map<string, number>();
  for (const [index, { number: row, cells }] of rows.entries()) {
    if (index % SLICE === 0) await othersTurn();
    if (index === 0 && choices.hasHeader) continue;
    const read: ReadRow = readRow(cells, rules);
    if (read.problems) {
      checked.bad.push({ row, problems: read.problems });
      continue;
    }
    const id = rowIdentity(cells);
    const first = firsts.get(id);
    if (first !== undefined) {
      checked.doubled.push({ row, first });
      continue;
    }
    firsts.set(id, row);
    for (const mended of read.mended) checked.mended[mended] += 1;
    good.push({ row, id, lead: read.lead });
  }
  const stored = await storedSubmissions(
    db,
    good.map(({ id }) => id),
  );
  for (const { row, id, lead } of good) {
    if (stored.has(id)) checked.repeated.push(row);
    else checked.ready.push({ row, lead });
  }
  await compare(db, checked);
  return checked;
}

async function compare(db: Db, checked: CheckedRows): Promise<void> {
  const keyed: (Good & Compared)[] = [];
  for (const [index, one] of checked.ready.entries()) {
    if (index % SLICE === 0) await othersTurn();
    const keys = leadKeysOf(one.lead);
    keyed.push({ ...one, ...keys, traces: tracesOf({ ...one.lead, ...keys }) });
  }
  const some = (values: readonly (string | null)[]) => values.filter((value) => value !== null);
  const byAddress = await namesByAddress(db, some(keyed.map(({ email_key }) => email_key)));
  const byNumber = await namesByNumber(db, some(keyed.map(({ phone_key }) => phone_key)));
  const byTrace = await namesByTrace(
    db,
    keyed.flatMap(({ traces }) => traces),
  );
  for (const { row, lead, email_key, phone_key, traces } of keyed) {
    const owner = email_key === null ? undefined : byAddress.get(email_key);
    if (owner !== undefined) checked.joins.push({ row, name: owner, by: "address" });
    else {
      const [number, name] = [byNumber.get(phone_key ?? ""), traces.map((trace) => byTrace.get(trace)).find(Boolean)];
      if (number !== undefined) checked.alike.push({ row, name: number, by: "number" });
      else if (name !== undefined) checked.alike.push({ row, name, by: "name" });
    }
    // Two rows of one file can be of one person too.
    if (email_key !== null && owner === undefined) byAddress.set(email_key, lead.name);
    if (phone_key !== null && !byNumber.has(phone_key)) byNumber.set(phone_key, lead.name);
  }
}
