import type { Db, Tx } from "~/lib/db/database.server";
import type { OutboxRow } from "~/lib/db/tables/tables";

const FOUND = ["id", "message_id", "state", "request_id", "sent_at"] as const;
export type OutboxMail = Pick<OutboxRow, (typeof FOUND)[number]>;

/** The mail of the outbox with this Message-ID: our own, which its id is a part of, or one that a relay put in its place. */
export async function findOutboxMail(db: Db, messageId: string): Promise<OutboxMail | undefined> {
  const id = /^<([0-9a-f-]{36})@/.exec(messageId)?.[1];
  const mails = db.selectFrom("outbox").select(FOUND);
  const own = id && (await mails.where("id", "=", id).where("message_id", "=", messageId).executeTakeFirst());
  if (own) return own;
  const name = messageId.replace(/^<|>$/g, "");
  const names = [name, name.slice(0, name.lastIndexOf("@"))].filter(Boolean);
  return await mails.where("relay_id", "in", names).executeTakeFirst();
}

/** The one mail with this date (ISO-8601 UTC, in whole seconds) that went to one of these addresses, as `addressKey` writes them. */
export async function findOutboxMailTo(
  db: Db,
  addresses: readonly string[],
  date: string,
): Promise<OutboxMail | undefined> {
  if (addresses.length === 0) return undefined;
  const second = date.slice(0, "2026-11-28T09:00:00".length);
  const mails = await db
    .selectFrom("outbox")
    .select(FOUND)
    .where("created_at", ">=", second)
    .where("created_at", "<=", `${second}.999Z`)
    .where((eb) => eb(eb.fn("lower", ["recipient"]), "in", [...addresses]))
    .where("state", "=", "sent")
    .limit(2)
    .execute();
  return mails.length === 1 ? mails[0] : undefined;
}

/** A sent mail with an error has come back. */
export async function markMailReturned(tx: Tx, id: string, error: string): Promise<void> {
  await tx.updateTable("outbox").set({ last_error: error }).where("id", "=", id).where("state", "=", "sent").execute();
}

export async function deskUsers(db: Db): Promise<{ id: string; email: string }[]> {
  return await db.selectFrom("user").select(["id", "email"]).execute();
}
