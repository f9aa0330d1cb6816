import type { Db, Tx } from "~/lib/db/database.server";
import type { SubscriberLinkRow, SubscriberRow } from "~/lib/db/tables";

type Request = Pick<SubscriberRow, "id" | "email" | "language" | "wording" | "page" | "requested_at">;

/**
 * Keeps that an address asks for the newsletter, whatever it was before, and gives the id of its row; undefined, and
 * nothing kept, where it gets the newsletter already.
 */
export async function keepRequest(tx: Tx, request: Request): Promise<string | undefined> {
  const { language, wording, page, requested_at } = request;
  const kept = await tx
    .insertInto("subscribers")
    .values({ ...request, state: "pending", confirmed_at: null, unsubscribed_at: null, reminded_at: null })
    .onConflict((conflict) =>
      conflict
        .column("email")
        .doUpdateSet({ language, wording, page, requested_at, state: "pending" })
        .where("subscribers.state", "!=", "confirmed"),
    )
    .returning("id")
    .executeTakeFirst();
  return kept?.id;
}

/** Notes at `now` that an address is told that it gets the newsletter already; undefined if it was after `since`. */
export async function noteReminder(
  tx: Tx,
  email: string,
  { since, now }: { since: Date; now: Date },
): Promise<string | undefined> {
  const reminded = await tx
    .updateTable("subscribers")
    .set({ reminded_at: now.toISOString() })
    .where("email", "=", email)
    .where("state", "=", "confirmed")
    .where((eb) => eb.or([eb("reminded_at", "is", null), eb("reminded_at", "<=", since.toISOString())]))
    .returning("id")
    .executeTakeFirst();
  return reminded?.id;
}

export async function insertLink(tx: Tx, link: SubscriberLinkRow): Promise<void> {
  await tx.insertInto("subscriber_links").values(link).execute();
}

/** Whose link this is; undefined when it is none of this purpose that still counts at `now`. */
export async function findByLink(
  db: Db | Tx,
  link: Pick<SubscriberLinkRow, "token_hash" | "purpose">,
  now: Date,
): Promise<SubscriberRow | undefined> {
  return await db
    .selectFrom("subscriber_links")
    .innerJoin("subscribers", "subscribers.id", "subscriber_links.subscriber_id")
    .selectAll("subscribers")
    .where("token_hash", "=", link.token_hash)
    .where("purpose", "=", link.purpose)
    .where((eb) => eb.or([eb("expires_at", "is", null), eb("expires_at", ">", now.toISOString())]))
    .executeTakeFirst();
}

/** Makes a pending subscriber a reader. False when it was not pending (any more). */
export async function confirmPending(tx: Tx, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("subscribers")
    .set({ state: "confirmed", confirmed_at: now.toISOString(), unsubscribed_at: null })
    .where("id", "=", id)
    .where("state", "=", "pending")
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends a subscription, and with it the links that would begin it again. What has ended stays as it was. */
export async function endSubscription(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .updateTable("subscribers")
    .set({ state: "unsubscribed", unsubscribed_at: now.toISOString() })
    .where("id", "=", id)
    .where("state", "!=", "unsubscribed")
    .execute();
  await tx.deleteFrom("subscriber_links").where("subscriber_id", "=", id).where("purpose", "=", "confirm").execute();
}

/**
 * Lets go, at `now`, of links whose time is over and of requests that nobody confirmed since `requestedBefore`: an
 * address that unsubscribed before is so again. Deletes who unsubscribed before `unsubscribedBefore`. Gives how many were
 * deleted.
 */
export async function letGo(
  db: Db,
  { now, requestedBefore, unsubscribedBefore }: Record<"now" | "requestedBefore" | "unsubscribedBefore", Date>,
): Promise<number> {
  return await db.transaction().execute(async (tx) => {
    await tx.deleteFrom("subscriber_links").where("expires_at", "<=", now.toISOString()).execute();
    await tx
      .updateTable("subscribers")
      .set({ state: "unsubscribed" })
      .where("state", "=", "pending")
      .where("requested_at", "<=", requestedBefore.toISOString())
      .where("unsubscribed_at", "is not", null)
      .execute();
    const unconfirmed = await tx
      .deleteFrom("subscribers")
      .where("state", "=", "pending")
      .where("requested_at", "<=", requestedBefore.toISOString())
      .executeTakeFirst();
    const left = await tx
      .deleteFrom("subscribers")
      .where("state", "=", "unsubscribed")
      .where("unsubscribed_at", "<=", unsubscribedBefore.toISOString())
      .executeTakeFirst();
    return Number(unconfirmed.numDeletedRows + left.numDeletedRows);
  });
}
