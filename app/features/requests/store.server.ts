import { sql } from "kysely";
import { type Db, lockKey, type Tx } from "~/lib/db/database.server";
import type { OfferRequestRow } from "~/lib/db/tables";

/** How long an identical body from the same address counts as a repeat, in milliseconds. */
const REPEAT_WINDOW = 10 * 60 * 1000;

/**
 * Stores `row` unless it repeats a stored one: by its submission id, or without one by its body digest within
 * ten minutes. Answers the stored row and whether it is new.
 */
export async function insertOfferRequestOnce(
  tx: Tx,
  row: OfferRequestRow,
): Promise<{ row: OfferRequestRow; isNew: boolean }> {
  if (row.submission_id === null && row.body_digest !== null) {
    await lockKey(tx, row.body_digest);
    const since = new Date(Date.parse(row.created_at) - REPEAT_WINDOW).toISOString();
    const repeated = await tx
      .selectFrom("offer_requests")
      .selectAll()
      .where("body_digest", "=", row.body_digest)
      .where("created_at", ">", since)
      .executeTakeFirst();
    if (repeated) return { row: repeated, isNew: false };
  }
  const inserted = await tx
    .insertInto("offer_requests")
    .values(row)
    .onConflict((conflict) => conflict.column("submission_id").doNothing())
    .returningAll()
    .executeTakeFirst();
  if (inserted) return { row: inserted, isNew: true };
  const stored = row.submission_id === null ? undefined : await findBySubmissionId(tx, row.submission_id);
  if (!stored) throw new Error("A request was neither stored nor there already");
  return { row: stored, isNew: false };
}

export function findBySubmissionId(db: Db, submissionId: string): Promise<OfferRequestRow | undefined> {
  return db.selectFrom("offer_requests").selectAll().where("submission_id", "=", submissionId).executeTakeFirst();
}

/** One page of a list, newest first. */
export interface PageOf<Row> {
  items: Row[];
  /** Where the next page starts; null on the last. Opaque to callers. */
  nextCursor: string | null;
}

/** What a list shows of a request; the digest that recognises a repeat stays inside. */
const LISTED = [
  "id",
  "submission_id",
  "name",
  "email",
  "phone",
  "company",
  "service",
  "message",
  "source",
  "language",
  "status",
  "created_at",
] as const satisfies (keyof OfferRequestRow)[];

export type ListedOfferRequest = Pick<OfferRequestRow, (typeof LISTED)[number]>;

export type OfferRequestStatus = OfferRequestRow["status"];

/**
 * Requests of one status, newest first, from `cursor` on (null: from the newest).
 * A cursor that is not one of ours answers null.
 */
export async function listOfferRequests(
  db: Db,
  { status, cursor, limit }: { status: OfferRequestStatus; cursor: string | null; limit: number },
): Promise<PageOf<ListedOfferRequest> | null> {
  const position = cursor === null ? null : decodeCursor(cursor);
  if (cursor !== null && position === null) return null;
  const rows = await db
    .selectFrom("offer_requests")
    .select(LISTED)
    .where("status", "=", status)
    .$if(position !== null, (query) =>
      query.where(sql<boolean>`(created_at, id) < (${position?.createdAt}, ${position?.id})`),
    )
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit + 1)
    .execute();
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, nextCursor: rows.length > limit && last ? encodeCursor(last) : null };
}

export async function countOfferRequests(db: Db, status: OfferRequestStatus): Promise<number> {
  const { count } = await db
    .selectFrom("offer_requests")
    .select((eb) => eb.fn.countAll().as("count"))
    .where("status", "=", status)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Makes a genuine request of a suspect and gives its row. Undefined, and nothing changed, when it is no suspect. */
export async function restoreSuspect(tx: Tx, id: string): Promise<OfferRequestRow | undefined> {
  return await tx
    .updateTable("offer_requests")
    .set({ status: "new" })
    .where("id", "=", id)
    .where("status", "=", "spam")
    .returningAll()
    .executeTakeFirst();
}

function encodeCursor({ created_at, id }: ListedOfferRequest): string {
  return Buffer.from(`${created_at} ${id}`).toString("base64url");
}

function decodeCursor(cursor: string): { createdAt: string; id: string } | null {
  const [createdAt, id, ...rest] = Buffer.from(cursor, "base64url").toString("utf8").split(" ");
  const isOurs = createdAt && /^\d{4}-[\d:.T-]+Z$/.test(createdAt) && id && /^[\w-]+$/.test(id) && rest.length === 0;
  return isOurs ? { createdAt, id } : null;
}
