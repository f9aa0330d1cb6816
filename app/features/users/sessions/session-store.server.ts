import type { Db, Tx } from "~/lib/db/database.server";
import type { Language } from "~/lib/language/language";

/** Milliseconds. */
const SEEN_STEP = 5 * 60_000;

export interface OpenSession {
  id: string;
  userAgent: string | null;
  createdAt: string;
  lastSeenAt: string | null;
}

/** The last seen first. */
export async function openSessions(db: Db, userId: string, now: Date): Promise<OpenSession[]> {
  return await db
    .selectFrom("session")
    .select(["id", "userAgent", "createdAt", "lastSeenAt"])
    .where("userId", "=", userId)
    .where("expiresAt", ">", now.toISOString())
    .orderBy((eb) => eb.fn.coalesce("lastSeenAt", "createdAt"), "desc")
    .orderBy("id", "desc")
    .execute();
}

export async function deleteSession(tx: Tx, { id, userId }: { id: string; userId: string }): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("session")
    .where("id", "=", id)
    .where("userId", "=", userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Returns how many. */
export async function deleteSessions(tx: Tx, userId: string, except?: string): Promise<number> {
  const all = tx.deleteFrom("session").where("userId", "=", userId);
  const { numDeletedRows } = await (except ? all.where("id", "!=", except) : all).executeTakeFirst();
  return Number(numDeletedRows);
}

/** ISO. */
export async function userSince(db: Db, userId: string): Promise<string | undefined> {
  return (await db.selectFrom("user").select("createdAt").where("id", "=", userId).executeTakeFirst())?.createdAt;
}

/** Writes every few minutes, however often it is called. */
export async function recordSeen(
  db: Db,
  { sessionId, userId, language }: { sessionId: string; userId: string; language: Language },
  now: Date,
): Promise<void> {
  const session = await db.selectFrom("session").select("lastSeenAt").where("id", "=", sessionId).executeTakeFirst();
  if (!session || (session.lastSeenAt && Date.parse(session.lastSeenAt) > now.getTime() - SEEN_STEP)) return;
  const lastSeenAt = now.toISOString();
  await db.updateTable("session").set({ lastSeenAt }).where("id", "=", sessionId).execute();
  await db.updateTable("user").set({ lastSeenAt, language }).where("id", "=", userId).execute();
}
