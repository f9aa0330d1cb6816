import { sql } from "kysely";
import { type Db, lockKey, type Tx } from "~/lib/db/database.server";
import type { RequestRow, Tables } from "~/lib/db/tables/tables";
import { cursorAfter, type Position, readCursor } from "~/lib/keyset-cursor.server";
import { LEAD_KINDS } from "./request-kind.server";

/** The tables that keep requests; they share the columns of `RequestRow`. */
export type RequestTable = "offer_requests" | "configurator_requests";

/** How long an identical body from the same address counts as a repeat, in milliseconds. */
const REPEAT_WINDOW = 10 * 60 * 1000;

// The query builder types one table at a time. Here only shared columns are named, and whole rows go in and out.
const asOne = (table: RequestTable) => table as "offer_requests";

/** A request as it is stored, and whether it was not stored before. */
export interface Stored<T extends RequestTable> {
  row: Tables[T];
  isNew: boolean;
}

/** How often a request is tried to be stored whose repeat was erased just then. */
const TRIES = 2;

/**
 * Stores a request, unless it repeats one by its submission id, or by its id in the system that it came from: gives that
 * one then, as it is stored.
 */
export async function insertRequestOnce<T extends RequestTable>(
  tx: Tx,
  table: T,
  row: Tables[T],
): Promise<Tables[T] | undefined> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto(asOne(table))
      .values(row as Tables["offer_requests"])
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows) return undefined;
    const stored = await (row.submission_id === null
      ? findByExternalId(tx, table, row)
      : findBySubmissionId(tx, table, row.submission_id));
    if (stored) return stored;
  }
  throw new Error("A request was neither stored nor there already");
}

/**
 * The stored row that a plain form, which has no submission id, repeats by its body digest within ten minutes. Until
 * the transaction ends, nobody else stores one with this digest.
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

/** Only offer requests can come from another system. */
async function findByExternalId<T extends RequestTable>(
  tx: Tx,
  table: T,
  row: Tables[T],
): Promise<Tables[T] | undefined> {
  if (!("external_id" in row) || row.external_id === null) return undefined;
  const stored = await tx
    .selectFrom(asOne(table))
    .selectAll()
    .where("external_id", "=", row.external_id)
    .executeTakeFirst();
  return stored as Tables[T] | undefined;
}

/** The request that was stored for this submission, if there is one. */
async function findBySubmissionId<T extends RequestTable>(
  tx: Tx,
  table: T,
  submissionId: string,
): Promise<Tables[T] | undefined> {
  const row = await tx
    .selectFrom(asOne(table))
    .selectAll()
    .where("submission_id", "=", submissionId)
    .executeTakeFirst();
  return row as Tables[T] | undefined;
}

/** The requests with these ids, in any order. */
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

export async function findRequest<T extends RequestTable>(
  db: Db,
  table: T,
  id: string,
): Promise<Tables[T] | undefined> {
  const row = await db.selectFrom(asOne(table)).selectAll().where("id", "=", id).executeTakeFirst();
  return row as Tables[T] | undefined;
}

/** One page of a list, newest first. */
export interface PageOf<Row> {
  items: Row[];
  /** Where the next page starts; null on the last. Opaque to callers. */
  nextCursor: string | null;
}

/** Which page of a list: from `cursor` on (null: from the newest). */
export interface ListPlace {
  cursor: string | null;
  limit: number;
}

/**
 * Requests, newest first, without the spam: neither what came in as such, nor what was marked so at the desk. Null for
 * a cursor that is not one of ours.
 */
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
  return { items, nextCursor: rows.length > limit && last ? cursorAfter(positionOf(last)) : null };
}

/** Makes a genuine request of a suspect and gives its row. Undefined, and nothing changed, when it is no suspect. */
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

/** Where a request stands in the list of its table. */
function positionOf({ created_at: at, id }: Pick<RequestRow, "created_at" | "id">): Position {
  return { at, id };
}
