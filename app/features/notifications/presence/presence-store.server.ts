import type { Db } from "~/lib/db/database.server";

export interface DeskPage {
  userId: string;
  page: string;
}

/** `writing`: the lead to whom something has just been typed. */
export async function savePresence(
  db: Db,
  { userId, page }: DeskPage,
  writing: string | null,
  now: Date,
): Promise<void> {
  const seen_at = now.toISOString();
  const typed = writing === null ? {} : { writing_to: writing, writing_at: seen_at };
  await db
    .insertInto("desk_pages")
    .values({ user_id: userId, page_id: page, seen_at, writing_to: null, writing_at: null, ...typed })
    .onConflict((conflict) => conflict.columns(["user_id", "page_id"]).doUpdateSet({ seen_at, ...typed }))
    .execute();
}

export async function writersSince(db: Db, leadId: string, except: string, since: Date): Promise<string[]> {
  const writers = await db
    .selectFrom("desk_pages as p")
    .innerJoin("user as u", "u.id", "p.user_id")
    .select("u.name")
    .distinct()
    .where("p.writing_to", "=", leadId)
    .where("p.writing_at", ">", since.toISOString())
    .where("p.user_id", "!=", except)
    .orderBy("u.name")
    .execute();
  return writers.map(({ name }) => name);
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
