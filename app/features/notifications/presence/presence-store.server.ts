import type { Db } from "~/lib/db/database.server";

export interface DeskPage {
  userId: string;
  page: string;
}

export async function keepPresence(db: Db, { userId, page }: DeskPage, now: Date): Promise<void> {
  const seen_at = now.toISOString();
  await db
    .insertInto("desk_pages")
    .values({ user_id: userId, page_id: page, seen_at })
    .onConflict((conflict) => conflict.columns(["user_id", "page_id"]).doUpdateSet({ seen_at }))
    .execute();
}

export async function deletePresence(db: Db, { userId, page }: DeskPage): Promise<void> {
  await db.deleteFrom("desk_pages").where("user_id", "=", userId).where("page_id", "=", page).execute();
}

/** A browser that was killed reports nothing. */
export async function deletePresencesUntil(db: Db, until: Date): Promise<void> {
  await db.deleteFrom("desk_pages").where("seen_at", "<=", until.toISOString()).execute();
}

export async function isAnybodySince(db: Db, since: Date): Promise<boolean> {
  const seen = await db
    .selectFrom("desk_pages")
    .select("user_id")
    .where("seen_at", ">", since.toISOString())
    .limit(1)
    .executeTakeFirst();
  return seen !== undefined;
}
