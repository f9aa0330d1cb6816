import type { Db, Tx } from "~/lib/db/database.server";
import type { OutboxRow } from "~/lib/db/tables/tables";

/** The mail of the outbox with this Message-ID, which its id is a part of. */
export async function findOutboxMail(
  db: Db,
  messageId: string,
): Promise<Pick<OutboxRow, "id" | "state" | "request_id" | "sent_at"> | undefined> {
  const id = /^<([0-9a-f-]{36})@/.exec(messageId)?.[1];
  if (id === undefined) return undefined;
  return await db
    .selectFrom("outbox")
    .select(["id", "state", "request_id", "sent_at"])
    .where("id", "=", id)
    .where("message_id", "=", messageId)
    .executeTakeFirst();
}

/** A sent mail with an error has come back. */
export async function noteMailReturned(tx: Tx, id: string, error: string): Promise<void> {
  await tx.updateTable("outbox").set({ last_error: error }).where("id", "=", id).where("state", "=", "sent").execute();
}

export async function deskUsers(db: Db): Promise<{ id: string; email: string }[]> {
  return await db.selectFrom("user").select(["id", "email"]).execute();
}
