import type { Db, Tx } from "~/lib/db/database.server";
import type { UserInviteRow } from "~/lib/db/tables/user-tables";

/** Milliseconds after it expired. */
const MEMORY = 30 * 24 * 60 * 60_000;

/** Deletes invitations that expired long ago, too. */
export async function insertInvite(tx: Tx, invite: UserInviteRow): Promise<void> {
  const forgotten = new Date(Date.parse(invite.invited_at) - MEMORY).toISOString();
  await tx.deleteFrom("user_invites").where("expires_at", "<", forgotten).execute();
  await tx.insertInto("user_invites").values(invite).execute();
}

/** Including expired ones; the newest first. */
export async function openInvites(db: Db): Promise<UserInviteRow[]> {
  return await db
    .selectFrom("user_invites")
    .selectAll()
    .where("state", "=", "open")
    .orderBy("invited_at", "desc")
    .orderBy("id", "desc")
    .execute();
}

export function findInvite(db: Db, by: { id: string } | { token_hash: string }): Promise<UserInviteRow | undefined> {
  const query = db.selectFrom("user_invites").selectAll();
  return (
    "id" in by ? query.where("id", "=", by.id) : query.where("token_hash", "=", by.token_hash)
  ).executeTakeFirst();
}

/** The address is in lower case. */
export async function isInvited(tx: Tx, email: string): Promise<boolean> {
  const row = await tx
    .selectFrom("user_invites")
    .select("id")
    .where("state", "=", "open")
    .where("email", "=", email)
    .executeTakeFirst();
  return row !== undefined;
}

/** False when it is no longer open. */
export async function closeInvite(tx: Tx, id: string, state: "accepted" | "withdrawn"): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("user_invites")
    .set({ state })
    .where("id", "=", id)
    .where("state", "=", "open")
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function withdrawInvitesOf(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable("user_invites")
    .set({ state: "withdrawn" })
    .where("invited_by", "=", userId)
    .where("state", "=", "open")
    .execute();
}

/** False when it is no longer open. */
export async function renewInvite(
  tx: Tx,
  id: string,
  { tokenHash, expiresAt }: { tokenHash: string; expiresAt: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("user_invites")
    .set({ token_hash: tokenHash, expires_at: expiresAt })
    .where("id", "=", id)
    .where("state", "=", "open")
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
