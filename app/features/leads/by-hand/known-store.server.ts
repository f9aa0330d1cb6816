import type { Db } from "~/lib/db/database.server";

/** The ids of people one of whose leads has this number, of those with the latest lead first; spam does not count. */
export async function peopleWithNumber(db: Db, phoneKey: string, limit: number): Promise<string[]> {
  const people = await db
    .selectFrom("leads")
    .select((eb) => ["person_id", eb.fn.max("created_at").as("latest")])
    .where("phone_key", "=", phoneKey)
    .where("status", "!=", "spam")
    .groupBy("person_id")
    .orderBy("latest", "desc")
    .limit(limit)
    .execute();
  return people.map(({ person_id }) => person_id);
}
