import type { Db, Tx } from "~/lib/db/database.server";

export async function usersByName(db: Db): Promise<{ id: string; name: string }[]> {
  return await db.selectFrom("user").select(["id", "name"]).orderBy("name").orderBy("id").execute();
}

export async function userNames(db: Db, ids: readonly (string | null)[]): Promise<Map<string, string>> {
  const known = new Set(ids.filter((id) => id !== null));
  if (known.size === 0) return new Map();
  const users = await db
    .selectFrom("user")
    .select(["id", "name"])
    .where("id", "in", [...known])
    .execute();
  return new Map(users.map(({ id, name }) => [id, name]));
}

/** The ids, ascending: the order in which others lock several leads. */
export async function openLeadsOf(tx: Tx, userId: string): Promise<string[]> {
  const leads = await tx
    .selectFrom("leads")
    .select("id")
    .where("assignee_id", "=", userId)
    .where("status", "in", ["new", "contacted", "quoted"])
    .orderBy("id")
    .execute();
  return leads.map(({ id }) => id);
}
