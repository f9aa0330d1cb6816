import type { Db } from "~/lib/db/database.server";

export async function keepPresence(db: Db, userId: string, now: Date): Promise<void> {
  const seen_at = now.toISOString();
  await db
    .insertInto("desk_presence")
    .values({ user_id: userId, seen_at })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ seen_at }))
    .execute();
}

export async function deletePresence(db: Db, userId: string): Promise<void> {
  await db.deleteFrom("desk_presence").where("user_id", "=", userId).execute();
}

export async function isAnybodySince(db: Db, since: Date): Promise<boolean> {
  const seen = await db
    .selectFrom("desk_presence")
    .select("user_id")
    .where("seen_at", ">", since.toISOString())
    .limit(1)
    .executeTakeFirst();
  return seen !== undefined;
}
