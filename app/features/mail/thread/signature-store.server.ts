import type { Db } from "~/lib/db/database.server";

/** `signature` is null for whoever has written none. */
export async function findSignature(
  db: Db,
  userId: string,
): Promise<{ name: string; signature: string | null } | undefined> {
  return await db
    .selectFrom("user")
    .leftJoin("user_signatures", "user_signatures.user_id", "user.id")
    .select(["user.name", "user_signatures.text as signature"])
    .where("user.id", "=", userId)
    .executeTakeFirst();
}

/** Null takes it away. */
export async function saveSignature(db: Db, userId: string, text: string | null): Promise<void> {
  if (text === null) {
    await db.deleteFrom("user_signatures").where("user_id", "=", userId).execute();
    return;
  }
  await db
    .insertInto("user_signatures")
    .values({ user_id: userId, text })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ text }))
    .execute();
}
