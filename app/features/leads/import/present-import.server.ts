import { business } from "~/content/business";
import type { DeskWords } from "~/content/desk/nl";
import { deskWords } from "~/content/desk/words.server";
import { sharedCopy } from "~/content/shared-copy.server";
import { serviceName } from "~/features/requests/mails.server";
import { sourceName } from "~/features/requests/source-name.server";
import type { Db } from "~/lib/db/database.server";
import type { LeadImportRow } from "~/lib/db/tables/import-tables";
import type { Language } from "~/lib/language/language";
import { fill } from "~/lib/text/fill";
import { formatCount } from "~/lib/text/number-format";
import { readableAddress } from "~/lib/text/readable-address.server";
import { dayInWords, formatDay, formatMoment, momentOf } from "~/lib/time/clock";
import { dayOf } from "~/lib/time/zoned-time";
import type { Reader } from "../list/present-lead.server";
import { type CheckedRows, checkRows } from "./check-rows.server";
import { choicesOf, readRows } from "./draft-import.server";
import type { ImportChoices, ImportField } from "./import-fields";
import { countOutcomes, latestImports, leadsWithIds, linesWith } from "./import-store.server";
import { IMPORTS_KEPT } from "./lead-imports.server";
import type { ImportedLead, RowProblem } from "./read-row.server";
import { TABLE_LIMITS, type TableRow } from "./table-problem";

const LISTED = 20;
const PREVIEWED = 3;
const SAMPLES = 3;
/** Characters. */
const LONGEST_SAMPLE = 40;
const LONGEST_MESSAGE = 140;
/** Lines of a list; the numbers of the others follow in one sentence. */
const MOST_LINES = 50;
const MOST_NAMED = 200;

/** `rows` are the numbers of those that `lines` does not tell about. */
export interface RowList {
  title: string;
  /** Can be downloaded with their reasons. */
  isRefused: boolean;
  text: string | null;
  lines: { row: string; says: string }[];
  rows: string | null;
}

export type PresentedImport = NonNullable<Awaited<ReturnType<typeof presentImport>>>;
export type PresentedDraft = Extract<PresentedImport, { kind: "draft" }>;
export type PresentedResult = Extract<PresentedImport, { kind: "done" }>;

export async function presentImports(db: Db, { language }: Reader) {
  const { list } = deskWords[language].leadImport;
  return (await latestImports(db, LISTED)).map(({ id, file_name, state, doing, user_email, created_at }) => ({
    id,
    file: file_name,
    state: list.states[state === "done" ? doing : state === "queued" ? "queued" : "draft"],
    says: fill(list.by, { moment: formatMoment(created_at, language), user: user_email }),
  }));
}

export async function presentImport(db: Db, row: LeadImportRow, reader: Reader) {
  const { id, file_name: file, state, doing } = row;
  if (state === "reading") return null;
  if (state === "draft") return presentDraft(db, row, reader);
  const counts = await countOutcomes(db, id);
  const of = (...outcomes: (string | null)[]) => outcomes.reduce((sum, outcome) => sum + (counts.get(outcome) ?? 0), 0);
  if (state === "queued") {
    const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
    const [done, all] =
      doing === "import" ? [total - of(null), total] : [of("taken-back", "kept"), of("taken-back", "kept", "added")];
    return { kind: "working", file, doing, done, all, says: progress(done, all, reader.language) } as const;
  }
  return presentDone(db, row, { counts, of }, reader);
}

function progress(done: number, total: number, language: Language): string {
  const { working } = deskWords[language].leadImport;
  return fill(working.progress, { done: formatCount(done, language), total: formatCount(total, language) });
}

async function presentDraft(db: Db, row: LeadImportRow, reader: Reader) {
  const { language, now } = reader;
  const copy = deskWords[language].leadImport;
  const choices = choicesOf(row);
  const rows = await readRows(db, row.id);
  const checked = await checkRows(db, rows, choices, now);
  const words = countedIn(language);
  const ready = checked.ready.length;
  return {
    kind: "draft",
    file: row.file_name,
    choices,
    columns: columnsOf(rows, choices, copy),
    preview: checked.ready.slice(0, PREVIEWED).map(({ row: number, lead }) => ({
      row: fill(copy.preview.row, { row: formatCount(number, language) }),
      name: lead.name,
      facts: factsOf(lead, reader, copy),
    })),
    ready,
    submit: words(copy.check.submit, ready),
    says: isAllRepeated(checked)
      ? copy.check.allRepeated
      : ready > 0
        ? words(copy.check.ready, ready)
        : copy.check.nothing,
    mended: (["phone", "plan"] as const)
      .filter((kind) => checked.mended[kind] > 0)
      .map((kind) => words(copy.check.mended[kind], checked.mended[kind])),
    lists: listsOf(checked, language, copy),
  } as const;
}

function isAllRepeated({ ready, bad, repeated }: CheckedRows): boolean {
  return ready.length === 0 && bad.length === 0 && repeated.length > 0;
}

function columnsOf(rows: readonly TableRow[], { hasHeader, columns }: ImportChoices, copy: DeskWords["leadImport"]) {
  const [first, ...rest] = rows;
  const values = hasHeader ? rest : rows;
  return columns.map((field, index) => {
    const header = (hasHeader && first?.cells[index]) || columnHeader(index, copy);
    const cells = values
      .slice(0, 100)
      .flatMap(({ cells: { [index]: cell } }) => (cell ? [clip(cell, LONGEST_SAMPLE)] : []));
    const samples = [...new Set(cells)].slice(0, SAMPLES).join(" · ");
    return { field, header, samples: samples ? fill(copy.columns.samples, { samples }) : copy.columns.none };
  });
}

/** The name that a spreadsheet gives to a column without a header. */
export function columnHeader(index: number, { columns }: DeskWords["leadImport"]): string {
  return fill(columns.column, { letter: letterOf(index) });
}

function letterOf(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : letterOf(Math.floor(index / 26) - 1) + last;
}

function clip(text: string, most: number): string {
  const line = text.replace(/\s+/g, " ");
  const characters = [...line.slice(0, most * 2)];
  return characters.length > most ? `${characters.slice(0, most).join("")}…` : line;
}

function factsOf(lead: ImportedLead, { language, now }: Reader, { fields }: DeskWords["leadImport"]) {
  const { statuses } = deskWords[language].admin.leads;
  const facts: [ImportField, string | null][] = [
    ["email", lead.email && readableAddress(lead.email)],
    ["phone", lead.phone],
    ["company", lead.company],
    ["createdAt", dayInWords(dayOf(lead.created_at ?? now.toISOString()), language)],
    ["status", [statuses[lead.status], lead.decline_reason].filter(Boolean).join(": ")],
    ["channel", sourceName(lead.source, language)],
    ["service", lead.service && serviceName(lead.service, sharedCopy(language))],
    [
      "nextAction",
      [lead.next_action, lead.next_action_on && formatDay(lead.next_action_on, language)].filter(Boolean).join(", "),
    ],
    ["tags", lead.tags.join(", ")],
    ["message", lead.message && clip(lead.message, LONGEST_MESSAGE)],
  ];
  return facts.flatMap(([field, value]) => (value ? [{ label: fields[field], value }] : []));
}

type Counted = Record<"one" | "more", string>;

function countedIn(language: Language) {
  return (words: Counted, count: number) =>
    fill(count === 1 ? words.one : words.more, { count: formatCount(count, language) });
}

interface Line {
  row: number;
  says: string;
}

function listsOf(checked: CheckedRows, language: Language, copy: DeskWords["leadImport"]): RowList[] {
  const { lines, alikeText } = copy.check;
  const said = ({ row, name, by }: CheckedRows["joins"][number]) => ({ row, says: fill(lines[by], { name }) });
  const bad = checked.bad.map(({ row, problems }) => ({
    row,
    says: problemsMessage(problems, copy),
  }));
  const doubled = checked.doubled.map(({ row, first }) => ({
    row,
    says: fill(lines.doubled, { first: formatCount(first, language) }),
  }));
  const list = listIn(language, copy);
  return [
    list("bad", bad),
    list("repeated", [], checked.repeated),
    list("doubled", doubled),
    list("joins", checked.joins.map(said)),
    list("alike", checked.alike.map(said), [], alikeText),
  ].flatMap((one) => one ?? []);
}

function listIn(language: Language, copy: DeskWords["leadImport"]) {
  const words = countedIn(language);
  return (
    kind: "bad" | "repeated" | "doubled" | "joins" | "alike",
    lines: readonly Line[],
    more: readonly number[] = [],
    text: string | null = null,
  ): RowList | null => {
    const count = lines.length + more.length;
    if (count === 0) return null;
    const rest = [...lines.slice(MOST_LINES).map(({ row }) => row), ...more];
    const rows = rest.map((row) => formatCount(row, language)).join(" · ");
    return {
      title: words(copy.check[kind], count),
      isRefused: kind === "bad",
      text,
      lines: lines.slice(0, MOST_LINES).map(({ row, says }) => ({
        row: fill(copy.preview.row, { row: formatCount(row, language) }),
        says,
      })),
      rows: rest.length > 0 ? fill(rest.length === 1 ? copy.check.rows.one : copy.check.rows.more, { rows }) : null,
    };
  };
}

export function problemsMessage(problems: readonly RowProblem[], copy: DeskWords["leadImport"]): string {
  return problems.map((problem) => problemIn(problem, copy)).join("; ");
}

function problemIn(problem: string, { rowProblems, fields }: DeskWords["leadImport"]): string {
  const [key, field] = problem.split(" ");
  const words: Partial<Record<string, string>> = rowProblems;
  const { marketingYears, customerYears } = business.retention;
  return fill(words[key ?? ""] ?? rowProblems.failed, {
    field: fields[field as ImportField] ?? "",
    years: String(marketingYears),
    customerYears: String(customerYears),
  });
}

const NO_PROBLEMS: readonly (string | null)[] = ["added", "kept", "taken-back", "repeated", "doubled", "header", null];

interface Counts {
  counts: ReadonlyMap<string | null, number>;
  of: (...outcomes: string[]) => number;
}

async function presentDone(db: Db, row: LeadImportRow, { counts, of }: Counts, { language, now }: Reader) {
  const { id, doing, created_at, ended_at, user_email } = row;
  const copy = deskWords[language].leadImport;
  const words = countedIn(language);
  const list = listIn(language, copy);
  const problems = [...counts.keys()].flatMap((outcome) =>
    outcome !== null && !NO_PROBLEMS.includes(outcome) ? [outcome] : [],
  );
  const numbers = async (outcomes: readonly string[]) => linesWith(db, id, outcomes, TABLE_LIMITS.rows);
  const bad = (await numbers(problems)).map(({ line, outcome }) => ({
    row: line,
    says: problemsMessage((outcome ?? "").split(",") as RowProblem[], copy),
  }));
  const repeated = (await numbers(["repeated"])).map(({ line }) => line);
  const doubled = (await numbers(["doubled"])).map(({ line }) => line);
  const kept = (await linesWith(db, id, ["kept"], MOST_NAMED)).flatMap(({ lead_id }) => lead_id ?? []);
  const added = of("added", "kept", "taken-back");
  const until = new Date(Date.parse(created_at) + IMPORTS_KEPT).toISOString();
  const isTakenBack = doing === "take-back";
  return {
    kind: "done",
    file: row.file_name,
    isTakenBack,
    says: isTakenBack
      ? words(copy.takenBack.gone, of("taken-back"))
      : added > 0
        ? words(copy.done.added, added)
        : repeated.length > 0 && bad.length === 0
          ? copy.check.allRepeated
          : copy.done.none,
    when: fill(copy.list.by, { moment: momentOf(ended_at ?? now.toISOString(), language).text, user: user_email }),
    kept:
      kept.length > 0 ? { text: words(copy.takenBack.kept, of("kept")), leads: await leadsWithIds(db, kept) } : null,
    lists: [list("bad", bad), list("repeated", [], repeated), list("doubled", [], doubled)].flatMap((one) => one ?? []),
    takeBack: of("added") > 0 ? fill(copy.done.takeBackText, { day: dayInWords(dayOf(until), language) }) : null,
  } as const;
}
