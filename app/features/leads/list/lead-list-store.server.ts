import { setImmediate as othersTurn } from "node:timers/promises";
import { type ExpressionBuilder, type SelectQueryBuilder, sql } from "kysely";
import { type Db, isPostgres, type Tx } from "~/lib/db/database.server";
import { distinctValues } from "~/lib/db/distinct-values.server";
import type { LeadRow } from "~/lib/db/tables/lead-tables";
import type { Tables } from "~/lib/db/tables/tables";
import type { Position } from "~/lib/keyset-cursor.server";
import { MOST_COUNTED } from "~/lib/text/shown-count";
import { NOBODY } from "../lead";
import { isOpen } from "../waits/wait-store.server";
import type { LeadColumn, LeadSort } from "./lead-filter";

/** The most matches that are fetched by the index. With more of them, reading on soon fills a page. */
const RARE = 2_000;

export interface LeadSelection {
  kind: LeadRow["kind"] | null;
  isAds: boolean;
  status: LeadRow["status"] | null;
  source: string | null;
  tag: string | null;
  /** The id of a user, or `NOBODY`. */
  assignee: string | null;
  /** ISO-8601 UTC; `until` itself is outside. */
  since: string | null;
  until: string | null;
  /** `YYYY-MM-DD` */
  dueBy: string | null;
  lateAt: string | null;
  isWaiting: boolean;
  /** Texts that must all be in `leads.search`. */
  needles: readonly string[];
}

export async function selectLeads(
  db: Db,
  selection: LeadSelection,
  { after, limit, sort = null }: { after: Position | null; limit: number; sort?: LeadSort | null },
): Promise<LeadRow[]> {
  const { found } = await leadsOf(db, selection);
  if (!found) return [];
  if (sort !== null) return await inOrder(found.selectAll(), sort, after).limit(limit).execute();
  return await found
    .selectAll()
    .$if(after !== null, (narrowed) => narrowed.where(sql<boolean>`(created_at, id) < (${after?.at}, ${after?.id})`))
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

/** Goes on after a lead, as it is by now. */
function inOrder(
  found: SelectQueryBuilder<Tables, "leads", LeadRow>,
  sort: LeadSort,
  after: Position | null,
): SelectQueryBuilder<Tables, "leads", LeadRow> {
  const isDescending = sort.startsWith("-");
  const column = sort.replace("-", "") as LeadColumn;
  const direction = isDescending ? "desc" : "asc";
  const place = sql`(select ${sortKey(column, "place")}, place.id from leads as place where place.id = ${after?.id})`;
  return found
    .$if(after !== null, (query) =>
      query.where(
        isDescending
          ? sql<boolean>`(${sortKey(column, "leads")}, leads.id) < ${place}`
          : sql<boolean>`(${sortKey(column, "leads")}, leads.id) > ${place}`,
      ),
    )
    .orderBy(sortKey(column, "leads"), direction)
    .orderBy("leads.id", direction);
}

/** Comes after every day and moment. */
const NEVER = "9999";
/** Comes after every name. */
const NOBODY_LAST = "\uffff";

function sortKey(column: LeadColumn, table: "leads" | "place") {
  const of = (name: keyof LeadRow) => sql.ref<string>(`${table}.${name}`);
  switch (column) {
    case "name":
      return sql<string>`lower(${of("name")})`;
    case "planned":
      return sql<string>`coalesce(${of("next_action_on")}, ${NEVER})`;
    case "due":
      return sql<string>`coalesce(
        (select due_at from waits where waits.lead_id = ${of("id")} and answered_at is null and dismissed_at is null),
        case when ${of("first_answered_at")} is null and ${of("status")} = 'new' then ${of("promised_at")} end,
        ${NEVER}
      )`;
    case "assignee":
      return sql<string>`coalesce((select lower(name) from "user" where "user".id = ${of("assignee_id")}), ${NOBODY_LAST})`;
    case "source":
      return of("source");
    case "created":
      return of("created_at");
  }
}

/** Null when it is known that there are none. */
export async function leadsOf(db: Db, selection: LeadSelection) {
  const { kind, isAds, status, source, tag, assignee, since, until, dueBy, lateAt, isWaiting, needles } = selection;
  const rare = isPostgres(db) ? null : await rareRows(db, needles);
  if (rare?.length === 0) return { found: null };
  const query = db
    .selectFrom("leads")
    .$if(status === null, (narrowed) => narrowed.where("status", "!=", "spam"))
    .$if(status !== null, (narrowed) => narrowed.where("status", "=", status))
    .$if(kind !== null, (narrowed) => narrowed.where("kind", "=", kind))
    .$if(isAds, (narrowed) => narrowed.where("is_ads", "=", 1))
    .$if(source !== null, (narrowed) => narrowed.where("source", "=", source))
    .$if(assignee === NOBODY, (narrowed) => narrowed.where("assignee_id", "is", null))
    .$if(assignee !== null && assignee !== NOBODY, (narrowed) => narrowed.where("assignee_id", "=", assignee))
    .$if(since !== null, (narrowed) => narrowed.where("created_at", ">=", since))
    .$if(until !== null, (narrowed) => narrowed.where("created_at", "<", until))
    .$if(dueBy !== null, (narrowed) => narrowed.where("next_action_on", "<=", dueBy))
    .$if(isWaiting, (narrowed) => narrowed.where((eb) => waitsSince(eb, null)))
    .$if(lateAt !== null, (narrowed) => narrowed.where((eb) => waitsSince(eb, lateAt)))
    .$if(tag !== null, (narrowed) =>
      narrowed.where("id", "in", (eb) => eb.selectFrom("lead_tags").select("lead_id").where("tag", "=", tag)),
    )
    .$if(rare !== null, (narrowed) => narrowed.where(isRow(rare ?? [])));
  return { found: needles.reduce((narrowed, needle) => narrowed.where((eb) => holds(db, eb, needle)), query) };
}

/** Waits for a first or later answer, due before `lateAt`. An index has these few leads. */
function waitsSince(eb: ExpressionBuilder<Tables, "leads">, lateAt: string | null) {
  const first = eb
    .selectFrom("leads as promised")
    .select("promised.id")
    .where("promised.first_answered_at", "is", null)
    .where("promised.promised_at", "is not", null)
    .where(sql<boolean>`promised.status || '' = 'new'`)
    .$if(lateAt !== null, (query) => query.where("promised.promised_at", "<", lateAt));
  const later = eb
    .selectFrom("waits")
    .select("waits.lead_id")
    .where("waits.lead_id", "is not", null)
    .where(isOpen)
    .$if(lateAt !== null, (query) => query.where("due_at", "<", lateAt ?? ""));
  return eb.or([eb("leads.id", "in", first), eb("leads.id", "in", later)]);
}

export async function leadsHolding(db: Db, needle: string, limit: number) {
  const rare = isPostgres(db) ? null : await rareRows(db, [needle]);
  if (rare?.length === 0) return [];
  return await db
    .selectFrom("leads")
    .select(["id", "name", "search"])
    .where((eb) => holds(db, eb, needle))
    .$if(rare !== null, (narrowed) => narrowed.where(isRow(rare ?? [])))
    .orderBy("created_at", "desc")
    .limit(limit)
    .execute();
}

/** A needle of one or two letters has to start a word. */
function holds(db: Db, eb: ExpressionBuilder<Tables, "leads">, needle: string) {
  const texts = isShort(needle) ? WORD_STARTS.map((before) => before + needle) : [needle];
  if (isPostgres(db)) {
    const like = (pattern: string) => eb("search", "like", pattern);
    const within = texts.map((text) => like(`%${escapeLike(text)}%`));
    return eb.or(isShort(needle) ? [...within, like(`${escapeLike(needle)}%`)] : within);
  }
  // The text begins after a line break, as in the index.
  return eb.or(texts.map((text) => sql<boolean>`instr(char(10) || search, ${text}) > 0`));
}

/** A tag follows a `#`. */
const WORD_STARTS = [" ", "\n", "#"];

/** The indexes hold groups of three letters: searching all texts would take too long. */
function isShort(needle: string): boolean {
  return [...needle].length < 3;
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}

/** Null when the needles are too short for the index, or reading the list is quicker. */
async function rareRows(db: Db, needles: readonly string[]): Promise<number[] | null> {
  const match = [...new Set(needles.flatMap(indexedParts))].join(" AND ");
  if (!match) return null;
  const { rows } = await sql<{ row: number }>`
    select rowid as row from lead_search where lead_search match ${match} limit ${RARE + 1}`.execute(db);
  return rows.length > RARE ? null : rows.map(({ row }) => row);
}

const isRow = (rows: readonly number[]) => sql<boolean>`search_row in (${sql.join(rows)})`;

/** Pages of 4 KiB, some ten milliseconds of work: merging all of the index at once takes seconds. */
const PAGES = 20;

/** SQLite only notes that a deleted text does not count: its letters stay until a merge. */
export async function forgetGoneTexts(db: Db): Promise<void> {
  // A merge under way may have passed what has gone since.
  for (let round = 0; round < 2 && (await hasGoneTexts(db)); round += 1) {
    // A negative number starts a merge of everything, a positive one continues it.
    for (let pages = -PAGES; await mergeIndex(db, pages); pages = PAGES) await othersTurn();
  }
}

/** Segments of deletions are numbered from 2^16 on, which makes the id of a row 2^53. */
async function hasGoneTexts(db: Db): Promise<boolean> {
  const { rows } = await sql`select 1 from lead_search_data where id >= 1 << 53 limit 1`.execute(db);
  return rows.length > 0;
}

/** False when there was nothing left to do. */
async function mergeIndex(db: Db, pages: number): Promise<boolean> {
  return await db.transaction().execute(async (tx) => {
    const before = await countChanges(tx);
    await sql`insert into lead_search (lead_search, rank) values ('merge', ${pages})`.execute(tx);
    // The statement itself counts as one change.
    return (await countChanges(tx)) - before > 1;
  });
}

async function countChanges(tx: Tx): Promise<number> {
  const { rows } = await sql<{ changes: number }>`select total_changes() as changes`.execute(tx);
  return rows[0]?.changes ?? 0;
}

/** The parts of words that begin with a needle of two letters. */
function indexedParts(needle: string): string[] {
  const letters = [...needle];
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  if (letters.length === 2) return [`(${WORD_STARTS.map((before) => quoted(before + needle)).join(" OR ")})`];
  return letters.slice(2).map((_, index) => quoted(letters.slice(index, index + 3).join("")));
}

export interface LeadCounts {
  total: number;
  ads: number;
  configurator: number;
  thisMonth: number;
}

/** Leaves out spam and tests. `since`: ISO-8601 UTC. */
export async function countLeads(db: Db, since: string): Promise<LeadCounts> {
  const groups = await db
    .selectFrom("leads")
    .select((eb) => ["status", "kind", "is_ads", eb.fn.countAll().as("count")])
    .where("is_test", "=", 0)
    // The order of `leads_counted`: nothing has to be sorted.
    .groupBy(["status", "kind", "is_ads"])
    .execute();
  const recent = await db
    .selectFrom("leads")
    .select((eb) => eb.fn.countAll().as("count"))
    .where("created_at", ">=", since)
    .where("status", "!=", "spam")
    // The plus keeps SQLite from scanning every lead that is not a test, instead of the few of this month.
    .where(sql<number>`+is_test`, "=", 0)
    .executeTakeFirstOrThrow();
  const genuine = groups.filter(({ status }) => status !== "spam");
  const sum = (of: typeof groups) => of.reduce((total, { count }) => total + Number(count), 0);
  return {
    total: sum(genuine),
    ads: sum(genuine.filter(({ is_ads }) => is_ads === 1)),
    configurator: sum(genuine.filter(({ kind }) => kind === "configurator-request")),
    thisMonth: Number(recent.count),
  };
}

/** Up to `MOST_COUNTED`; tests do not count. */
export async function countByStatus(db: Db, status: LeadRow["status"]): Promise<number> {
  const { count } = await db
    .selectFrom((eb) =>
      eb
        .selectFrom("leads")
        .select("status")
        .where("is_test", "=", 0)
        .where("status", "=", status)
        .limit(MOST_COUNTED)
        .as("counted"),
    )
    .select((eb) => eb.fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The most sources offered: senders of forms may make up any number. */
const OFFERED_SOURCES = 50;
const LOOKED_AT = 10_000;

export async function filterOptions(db: Db): Promise<{ sources: string[]; tags: string[] }> {
  const sources = await db
    .selectFrom((eb) =>
      eb
        .selectFrom("leads")
        .select(["source", "created_at"])
        .where("is_test", "=", 0)
        .orderBy("created_at", "desc")
        .limit(LOOKED_AT)
        .as("newest"),
    )
    .select("source")
    .groupBy("source")
    .orderBy((eb) => eb.fn.countAll(), "desc")
    .orderBy((eb) => eb.fn.max("created_at"), "desc")
    .limit(OFFERED_SOURCES)
    .execute();
  return { sources: sources.map(({ source }) => source), tags: await distinctValues(db, "lead_tags", "tag") };
}
