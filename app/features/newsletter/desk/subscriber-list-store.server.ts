import { sql } from "kysely";
import { type Db, isPostgres, type Tx } from "~/lib/db/database.server";
import type { SubscriberRow } from "~/lib/db/tables/tables";
import type { Position } from "~/lib/keyset-cursor.server";
import { isSpelledOtherwise, readableAddress } from "~/lib/text/readable-address.server";
import type { SubscriberFilter } from "../subscriber-filter";
import { proofIn } from "../subscriber-store.server";

/** The row of a former reader who asks again keeps the earlier proof: the newest link has the details. */
export async function selectSubscribers(
  db: Db,
  { state, question }: Pick<SubscriberFilter, "state" | "question">,
  { after, limit }: { after: Position | null; limit: number },
): Promise<SubscriberRow[]> {
  const needle = question.toLowerCase();
  const spelled = isSpelledOtherwise(needle) ? await addressesSpelled(db, needle) : [];
  const isPending = state === "pending";
  const askedAt = isPending ? askedAgainAt(db) : sql<string>`requested_at`;
  const rows = await db
    .selectFrom("subscribers")
    .selectAll()
    .select((isPending ? newestRequest : sql<null>`null`).as("request"))
    .where("state", "=", state)
    .$if(needle !== "", (query) =>
      query.where((eb) => eb.or([holds(db, needle), ...(spelled.length > 0 ? [eb("email", "in", spelled)] : [])])),
    )
    .$if(after !== null, (query) => query.where(sql<boolean>`(${askedAt}, id) < (${after?.at}, ${after?.id})`))
    .orderBy(askedAt, "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return rows.map(({ request, ...row }) => ({ ...row, ...proofIn(request) }));
}

const newestRequest = sql<string | null>`(
  select request from subscriber_links
  where subscriber_id = subscribers.id and purpose = 'confirm' and request is not null
  order by expires_at desc limit 1
)`;

function askedAgainAt(db: Db) {
  const request = isPostgres(db) ? sql`${newestRequest}::json` : newestRequest;
  return sql<string>`coalesce(${request} ->> 'requested_at', requested_at)`;
}

function holds(db: Db, needle: string) {
  return isPostgres(db) ? sql<boolean>`strpos(email, ${needle}) > 0` : sql<boolean>`instr(email, ${needle}) > 0`;
}

async function addressesSpelled(db: Db, needle: string): Promise<string[]> {
  const rows = await db.selectFrom("subscribers").select("email").where(holds(db, "xn--")).execute();
  return rows.map(({ email }) => email).filter((email) => readableAddress(email).includes(needle));
}

export async function countSubscribers(db: Db): Promise<Record<SubscriberRow["state"], number>> {
  const rows = await db
    .selectFrom("subscribers")
    .select((eb) => ["state", eb.fn.countAll().as("count")])
    .groupBy("state")
    .execute();
  const counts = { confirmed: 0, pending: 0, unsubscribed: 0 };
  for (const { state, count } of rows) counts[state] = Number(count);
  return counts;
}

export async function findSubscriber(db: Db | Tx, id: string): Promise<SubscriberRow | undefined> {
  return await db.selectFrom("subscribers").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function deleteSubscriber(tx: Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom("subscribers").where("id", "=", id).executeTakeFirst();
  return numDeletedRows > 0n;
}
