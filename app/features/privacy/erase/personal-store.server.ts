import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { forgetGoneTexts } from "~/features/leads/list/lead-list-store.server";
import { type Db, isPostgres, type Tx } from "~/lib/db/database.server";
import type { Trace, TraceKind } from "../find/trace";
import { PERSONAL_TABLES, VISITOR_TABLES, type VisitorTableName } from "../personal-tables";

export type RowCounts = Partial<Record<VisitorTableName, number>>;

/** Ids per statement: the databases limit the number of parameters. */
const CHUNK = 500;
const MOST_ROWS = 10_000;
/** Times; the pause is in milliseconds. */
const TRIES = 40;
const BETWEEN_TRIES = 250;

type Row = Readonly<Record<string, unknown>>;

interface By {
  column: string;
  ids: TraceKind;
}

// The query builder types one table at a time.
const asOne = (table: VisitorTableName) => table as "people";
const asId = (column: string) => column as "id";

/** Includes rows that the law keeps; without the files in them. */
export async function rowsAbout(db: Db, table: VisitorTableName, trace: Trace): Promise<Row[]> {
  const declared = PERSONAL_TABLES[table];
  const ways: readonly By[] = "kept" in declared ? [...declared.by, declared.kept.by] : declared.by;
  const order: readonly string[] = "inOrderOf" in declared ? declared.inOrderOf : [];
  const columns: readonly string[] = "columns" in declared ? declared.columns : [];
  const rows = new Map<string, Row>();
  for (const { column, ids } of chunksOf(ways, trace)) {
    const found = await db
      .selectFrom(asOne(table))
      .$if(columns.length === 0, (query) => query.selectAll())
      .$if(columns.length > 0, (query) => query.select(columns.map(asId)))
      .where(asId(column), "in", ids)
      .$if(order.length > 0, (query) => query.orderBy(order.map(asId)))
      .limit(MOST_ROWS - rows.size)
      .execute();
    // A row that is found in two ways counts once.
    for (const row of found as Row[]) rows.set(JSON.stringify(row), row);
    if (rows.size >= MOST_ROWS) break;
  }
  return [...rows.values()];
}

/** Base64; null if the row is gone. */
export async function fileOf(db: Db, table: "thread_attachments" | "thread_uploads", id: string) {
  const row = await db
    .selectFrom(table as "thread_attachments")
    .select("content")
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.content ?? null;
}

export async function countRows(db: Db, trace: Trace): Promise<RowCounts> {
  const counts: RowCounts = {};
  for (const table of VISITOR_TABLES) {
    for (const { column, ids } of chunksOf(PERSONAL_TABLES[table].by, trace)) {
      const { count } = await db
        .selectFrom(asOne(table))
        .select((eb) => eb.fn.countAll().as("count"))
        .where(asId(column), "in", ids)
        .executeTakeFirstOrThrow();
      add(counts, table, Number(count));
    }
  }
  return counts;
}

export async function eraseRows(tx: Tx, trace: Trace): Promise<RowCounts> {
  const counts: RowCounts = {};
  for (const table of VISITOR_TABLES) {
    const declared = PERSONAL_TABLES[table];
    const loses = "loses" in declared ? declared.loses : null;
    for (const { column, ids } of chunksOf(declared.by, trace))
      add(counts, table, await erase(tx, table, column, ids, loses));
    if ("kept" in declared && Object.keys(declared.kept.loses).length > 0) {
      const { by, loses } = declared.kept;
      for (const { column, ids } of chunksOf([by], trace)) await erase(tx, table, column, ids, loses);
    }
  }
  return counts;
}

/** `loses` null: the rows are deleted. */
async function erase(tx: Tx, table: VisitorTableName, column: string, ids: string[], loses: object | null) {
  if (loses === null) {
    const { numDeletedRows } = await tx.deleteFrom(asOne(table)).where(asId(column), "in", ids).executeTakeFirst();
    return Number(numDeletedRows);
  }
  const { numUpdatedRows } = await tx
    .updateTable(asOne(table))
    .set(loses)
    .where(asId(column), "in", ids)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** SQLite keeps deleted data in the search index and the write-ahead log, which a reader holds open. */
export async function overwriteDeleted(db: Db, wait: (time: number) => Promise<void> = sleep): Promise<void> {
  if (isPostgres(db)) return;
  await forgetGoneTexts(db);
  for (let tries = 0; !(await truncateLog(db)) && tries < TRIES; tries += 1) await wait(BETWEEN_TRIES);
}

/** False while another connection reads from the log, or writes to it. */
async function truncateLog(db: Db): Promise<boolean> {
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
  return rows[0]?.busy === 0;
}

function* chunksOf(ways: readonly By[], { ids }: Trace): Generator<{ column: string; ids: string[] }> {
  for (const way of ways) {
    const all = ids[way.ids];
    for (let from = 0; from < all.length; from += CHUNK) {
      yield { column: way.column, ids: all.slice(from, from + CHUNK) };
    }
  }
}

function add(counts: RowCounts, table: VisitorTableName, count: number): void {
  if (count > 0) counts[table] = (counts[table] ?? 0) + count;
}
