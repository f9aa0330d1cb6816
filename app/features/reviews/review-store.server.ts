import type { Db, Tx } from "~/lib/db/database.server";
import type { LeadRow } from "~/lib/db/tables/lead-tables";
import type { ReviewRow } from "~/lib/db/tables/review-tables";
import type { Position } from "~/lib/keyset-cursor.server";
import { FREE } from "~/platform/jobs/leases.server";

/** States before the customer is asked. */
const UNASKED = ["waiting", "queued"] as const;

/** A process that is about to ask loses the review to the new dates; of a lead that was asked, nothing changes. */
export async function enqueueReview(tx: Tx, row: ReviewRow): Promise<void> {
  await tx
    .insertInto("reviews")
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column("lead_id")
        .doUpdateSet({ state: row.state, won_at: row.won_at, due_at: row.due_at, attempts: 0, ...FREE })
        .where("reviews.state", "in", UNASKED),
    )
    .execute();
}

export async function findReviewOfLead(db: Db, leadId: string): Promise<ReviewRow | undefined> {
  return await db.selectFrom("reviews").selectAll().where("lead_id", "=", leadId).executeTakeFirst();
}

/** True if this address or this person was asked before. */
export async function isAsked(
  db: Db,
  { person_id, email_key }: Pick<LeadRow, "person_id" | "email_key">,
): Promise<boolean> {
  const asked = await db
    .selectFrom("reviews")
    .innerJoin("leads", "leads.id", "reviews.lead_id")
    .select("reviews.id")
    .where("reviews.state", "not in", UNASKED)
    .where((eb) => eb.or([eb("person_id", "=", person_id), eb("email_key", "=", email_key)]))
    .limit(1)
    .executeTakeFirst();
  return asked !== undefined;
}

/** False, and nothing changed, if it is in none of the states `from` (any more). */
export async function changeReview(
  tx: Tx,
  id: string,
  from: readonly ReviewRow["state"][],
  change: Partial<ReviewRow>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("reviews")
    .set(change)
    .where("id", "=", id)
    .where("state", "in", [...from])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False, and nothing changed, if it has another answer than the one of `readAt` (null: none). */
export async function answerReview(
  tx: Tx,
  id: string,
  readAt: string | null,
  answer: Pick<ReviewRow, "answer" | "answered_at">,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("reviews")
    .set(answer)
    .where("id", "=", id)
    .where("given_at", "is not", null)
    .where("answered_at", readAt === null ? "is" : "=", readAt)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export type KnownReview = ReviewRow & { lead_name: string };

export async function findReview(
  db: Db,
  by: { token_hash: string } | { id: string },
): Promise<KnownReview | undefined> {
  return await withLead(db)
    .where((eb) => ("id" in by ? eb("reviews.id", "=", by.id) : eb("token_hash", "=", by.token_hash)))
    .executeTakeFirst();
}

function withLead(db: Db) {
  return db
    .selectFrom("reviews")
    .innerJoin("leads", "leads.id", "reviews.lead_id")
    .selectAll("reviews")
    .select("leads.name as lead_name");
}

/** The latest first. */
export async function givenReviews(
  db: Db,
  { after, limit }: { after: Position | null; limit: number },
): Promise<KnownReview[]> {
  return await withLead(db)
    .where("given_at", "is not", null)
    .$if(after !== null, (query) =>
      query.where((eb) => eb(eb.refTuple("given_at", "reviews.id"), "<", eb.tuple(after?.at ?? "", after?.id ?? ""))),
    )
    .orderBy("given_at", "desc")
    .orderBy("reviews.id", "desc")
    .limit(limit)
    .execute();
}

export async function publishedRows(db: Db, limit: number): Promise<ReviewRow[]> {
  return await db
    .selectFrom("reviews")
    .selectAll()
    .where("state", "=", "published")
    .orderBy("given_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

/** Counts all that were given, published or not. */
export async function ratingOf(db: Db): Promise<{ count: number; average: number; latest: string | null }> {
  const row = await db
    .selectFrom("reviews")
    .select((eb) => [
      eb.fn.count("stars").as("count"),
      eb.fn.sum("stars").as("sum"),
      eb.fn.max("given_at").as("latest"),
    ])
    .where("given_at", "is not", null)
    .executeTakeFirstOrThrow();
  const count = Number(row.count);
  return { count, average: count === 0 ? 0 : Number(row.sum) / count, latest: row.latest };
}

/** Counts of those that wait for a live date, those that wait for their week to pass, and those asked. */
export async function countAsked(db: Db): Promise<{ undated: number; waiting: number; asked: number }> {
  const rows = await db
    .selectFrom("reviews")
    .innerJoin("leads", "leads.id", "reviews.lead_id")
    .select((eb) => ["state", eb.fn.countAll().as("count")])
    // Those that are no customers any more are not going to be asked.
    .where((eb) => eb.or([eb("state", "not in", UNASKED), eb("leads.status", "=", "agreed")]))
    .groupBy("state")
    .execute();
  const counts = { undated: 0, waiting: 0, asked: 0 };
  const nameOf = (state: ReviewRow["state"]) =>
    state === "waiting" ? "undated" : state === "queued" ? "waiting" : "asked";
  for (const { state, count } of rows) counts[nameOf(state)] += Number(count);
  return counts;
}
