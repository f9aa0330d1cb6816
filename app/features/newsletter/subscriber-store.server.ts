import { sql } from "kysely";
import { type Db, isPostgres, type Tx } from "~/lib/db/database.server";
import type { SubscriberLinkRow, SubscriberRow } from "~/lib/db/tables/tables";

export type Proof = Pick<SubscriberRow, "language" | "wording" | "page" | "requested_at">;
const PROOF = ["language", "wording", "page", "requested_at"] as const satisfies (keyof Proof)[];

/** Undefined if it gets the newsletter already. A former reader's earlier proof stays until confirmation. */
export async function saveRequest(
  tx: Tx,
  request: Proof & Pick<SubscriberRow, "id" | "email">,
): Promise<string | undefined> {
  const kept = await tx
    .insertInto("subscribers")
    .values({ ...request, state: "pending", confirmed_at: null, unsubscribed_at: null, reminded_at: null })
    .onConflict((conflict) =>
      conflict
        .column("email")
        .doUpdateSet({
          state: "pending",
          ...Object.fromEntries(PROOF.map((column) => [column, unlessConfirmed(column)])),
        })
        .where("subscribers.state", "!=", "confirmed"),
    )
    .returning("id")
    .executeTakeFirst();
  return kept?.id;
}

function unlessConfirmed(column: keyof Proof) {
  const [known, asked] = [sql.ref(`subscribers.${column}`), sql.ref(`excluded.${column}`)];
  return sql<string>`case when subscribers.confirmed_at is null then ${asked} else ${known} end`;
}

/** Undefined if it was reminded after `since`. */
export async function recordReminder(
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

/** Undefined if no link for this purpose is valid at `now`. */
export async function findByLink(
  db: Db | Tx,
  link: Pick<SubscriberLinkRow, "token_hash" | "purpose">,
  now: Date,
): Promise<(SubscriberRow & Pick<SubscriberLinkRow, "request">) | undefined> {
  return await db
    .selectFrom("subscriber_links")
    .innerJoin("subscribers", "subscribers.id", "subscriber_links.subscriber_id")
    .selectAll("subscribers")
    .select("subscriber_links.request")
    .where("token_hash", "=", link.token_hash)
    .where("purpose", "=", link.purpose)
    .where((eb) => eb.or([eb("expires_at", "is", null), eb("expires_at", ">", now.toISOString())]))
    .executeTakeFirst();
}

/** Empty for links from before this was stored. */
export function proofIn(request: string | null): Partial<Proof> {
  return JSON.parse(request ?? "{}") as Partial<Proof>;
}

/** Undefined if the subscriber is not pending. */
export async function confirmPending(
  tx: Tx,
  { id, request }: { id: string } & Pick<SubscriberLinkRow, "request">,
  now: Date,
): Promise<SubscriberRow | undefined> {
  return await tx
    .updateTable("subscribers")
    .set({ ...proofIn(request), state: "confirmed", confirmed_at: now.toISOString(), unsubscribed_at: null })
    .where("id", "=", id)
    .where("state", "=", "pending")
    .returningAll()
    .executeTakeFirst();
}

/** They get no letter until the transaction ends. Comes before locks on their mails. */
export async function lockSubscribers(tx: Tx, emails: readonly string[]): Promise<void> {
  if (emails.length === 0) return;
  await tx
    .selectFrom("subscribers")
    .select("id")
    .where("email", "in", emails)
    .orderBy("id")
    .$if(isPostgres(tx), (query) => query.forUpdate())
    .execute();
}

/** Those that were not sent, also given up: these can be sent again. Locks the subscriber, then the mails. */
export async function withdrawLetters(tx: Tx, id: string): Promise<void> {
  await tx
    .selectFrom("subscribers")
    .select("id")
    .where("id", "=", id)
    .$if(isPostgres(tx), (query) => query.forUpdate())
    .execute();
  const withdrawn = await tx
    .deleteFrom("outbox")
    .where("template", "=", "letter")
    .where("state", "!=", "sent")
    .where("id", "in", (eb) => eb.selectFrom("letter_mails").select("mail_id").where("subscriber_id", "=", id))
    .returning("id")
    .execute();
  if (withdrawn.length === 0) return;
  const ids = withdrawn.map((mail) => mail.id);
  await tx.deleteFrom("letter_mails").where("mail_id", "in", ids).where("returned_at", "is", null).execute();
}

/** Deletes the links that would start it again, and letters that were not sent. Idempotent. */
export async function endSubscription(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .updateTable("subscribers")
    .set({ state: "unsubscribed", unsubscribed_at: now.toISOString() })
    .where("id", "=", id)
    .where("state", "!=", "unsubscribed")
    .execute();
  await tx.deleteFrom("subscriber_links").where("subscriber_id", "=", id).where("purpose", "=", "confirm").execute();
  await withdrawLetters(tx, id);
}

/** An address that had unsubscribed earlier returns to that state once no link can confirm it. Subscribers first. */
export async function release(
  db: Db,
  { now, requestedBefore, unsubscribedBefore }: Record<"now" | "requestedBefore" | "unsubscribedBefore", Date>,
): Promise<number> {
  return await db.transaction().execute(async (tx) => {
    await tx
      .updateTable("subscribers")
      .set({ state: "unsubscribed" })
      .where("state", "=", "pending")
      .where("unsubscribed_at", "is not", null)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom("subscriber_links")
              .select("token_hash")
              .whereRef("subscriber_id", "=", "subscribers.id")
              .where("purpose", "=", "confirm")
              .where("expires_at", ">", now.toISOString()),
          ),
        ),
      )
      .execute();
    const unconfirmed = await tx
      .deleteFrom("subscribers")
      .where("state", "=", "pending")
      .where("unsubscribed_at", "is", null)
      .where("requested_at", "<=", requestedBefore.toISOString())
      .executeTakeFirst();
    const left = await tx
      .deleteFrom("subscribers")
      .where("state", "=", "unsubscribed")
      .where("unsubscribed_at", "<=", unsubscribedBefore.toISOString())
      .executeTakeFirst();
    await tx.deleteFrom("subscriber_links").where("expires_at", "<=", now.toISOString()).execute();
    return Number(unconfirmed.numDeletedRows + left.numDeletedRows);
  });
}
