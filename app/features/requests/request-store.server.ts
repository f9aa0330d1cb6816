import { sql } from "kysely";
import { type Db, lockKey, type Tx } from "~/lib/db/database.server";
import type { Tables } from "~/lib/db/tables/tables";
import { cursorAfter, readCursor } from "~/lib/keyset-cursor.server";
import { LEAD_KINDS } from "./request-kind.server";

/** They share the columns of `RequestRow`. */
export type RequestTable = "offer_requests" | "configurator_requests";

/** Milliseconds in which an identical body from the same address is a repeat. */
const REPEAT_WINDOW = 10 * 60 * 1000;

// The query builder types one table at a time. Here only shared columns are named, and whole rows go in and out.
const asOne = (table: RequestTable) => table as "offer_requests";

export interface Stored<T extends RequestTable> {
  row: Tables[T];
  isNew: boolean;
}

/** The row that a request repeats may be erased before it is read. */
const TRIES = 2;

/** A repeat, by submission id or by its id in another system, gets the row that is stored already. */
export async function insertRequestOnce<T extends RequestTable>(
  tx: Tx,
  table: T,
  row: Tables[T],
): Promise<Tables[T] | undefined> {
  // Other systems send offer requests alone.
  const external = "external_id" in row ? row.external_id : null;
  let stored: Tables[T] | undefined;
  for (let tried = 0; tried < TRIES; tried += 1) {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto(asOne(table))
      .values(row as Tables["offer_requests"])
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows) return undefined;
    if (row.submission_id !== null) stored = await findBy(tx, table, "submission_id", row.submission_id);
    else if (external !== null) stored = await findBy(tx, table, "external_id", external);
    if (stored) return stored;
  }
  throw new Error("A request was neither stored nor there already");
}

/**
 * Plain forms have no submission id: within ten minutes, an equal body digest is a repeat. Until the transaction ends,
 * nobody else stores one with this digest.
 */
export async function findRepeatedForm<T extends RequestTable>(
  tx: Tx,
  table: T,
  { submission_id, body_digest: digest, created_at }: Tables[T],
): Promise<Tables[T] | undefined> {
  if (submission_id !== null || digest === null) return undefined;
  await lockKey(tx, digest);
  const row = await tx
    .selectFrom(asOne(table))
    .selectAll()
    .where("body_digest", "=", digest)
    .where("created_at", ">", new Date(Date.parse(created_at) - REPEAT_WINDOW).toISOString())
    .executeTakeFirst();
  return row as Tables[T] | undefined;
}

/** Returns them in any order. */
export async function requestsById<T extends RequestTable>(
  db: Db,
  table: T,
  ids: readonly string[],
): Promise<Tables[T][]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom(asOne(table))
    .selectAll()
    .where("id", "in", [...ids])
    .execute();
  return rows as Tables[T][];
}

export function findRequest<T extends RequestTable>(db: Db, table: T, id: string): Promise<Tables[T] | undefined> {
  return findBy(db, table, "id", id);
}

async function findBy<T extends RequestTable>(
  db: Db,
  table: T,
  column: "id" | "submission_id" | "external_id",
  value: string,
): Promise<Tables[T] | undefined> {
  const row = await db.selectFrom(asOne(table)).selectAll().where(column, "=", value).executeTakeFirst();
  return row as Tables[T] | undefined;
}

/** Newest first. */
export interface PageOf<Row> {
  items: Row[];
  /** Null on the last page. Opaque to callers. */
  nextCursor: string | null;
}

/** `cursor`: null for the newest. */
export interface ListPlace {
  cursor: string | null;
  limit: number;
}

/** Newest first, without spam of either mark. Null for an unknown cursor. */
export async function listRequests<T extends RequestTable>(
  db: Db,
  table: T,
  { cursor, limit }: ListPlace,
): Promise<PageOf<Tables[T]> | null> {
  const position = cursor === null ? null : readCursor(cursor);
  if (cursor !== null && position === null) return null;
  const rows = await db
    .selectFrom(asOne(table))
    .selectAll()
    .where("status", "=", "new")
    .where(({ not, exists, selectFrom, ref }) =>
      not(
        exists(
          selectFrom("leads")
            .select("leads.id")
            .where("leads.kind", "=", LEAD_KINDS[table])
            .where("leads.subject_id", "=", ref(`${asOne(table)}.id`))
            .where("leads.status", "=", "spam"),
        ),
      ),
    )
    .$if(position !== null, (query) => query.where(sql<boolean>`(created_at, id) < (${position?.at}, ${position?.id})`))
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit + 1)
    .execute();
  const items = rows.slice(0, limit) as Tables[T][];
  const last = items.at(-1);
  return { items, nextCursor: rows.length > limit && last ? cursorAfter({ at: last.created_at, id: last.id }) : null };
}

/** Undefined, and nothing changed, when it is no suspect. */
export async function restoreSuspect<T extends RequestTable>(
  tx: Tx,
  table: T,
  id: string,
): Promise<Tables[T] | undefined> {
  const row = await tx
    .updateTable(asOne(table))
    .set({ status: "new" })
    .where("id", "=", id)
    .where("status", "=", "spam")
    .returningAll()
    .executeTakeFirst();
  return row as Tables[T] | undefined;
}
