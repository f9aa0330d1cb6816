import type { Db } from "~/lib/db/database.server";

/** The most likenesses that are looked at: what hundreds have in common says nothing. */
const MOST = 200;

export interface SharedKey {
  person_id: string;
  value: string;
}

export async function sharedNumbers(db: Db, personId: string): Promise<SharedKey[]> {
  const own = await db
    .selectFrom("leads")
    .select("phone_key as value")
    .distinct()
    .where("person_id", "=", personId)
    .where("status", "!=", "spam")
    .where("phone_key", "is not", null)
    .limit(MOST)
    .execute();
  return await leadsOfOthers(db, personId, "phone_key", own);
}

/** Both ways round. */
export async function crossedAddresses(db: Db, personId: string): Promise<SharedKey[]> {
  const others = await db
    .selectFrom("leads")
    .innerJoin("person_keys", "person_keys.value", "leads.email_key")
    .select(["person_keys.person_id", "person_keys.value"])
    .distinct()
    .where("person_keys.kind", "=", "mail")
    .where("leads.person_id", "=", personId)
    .where("leads.status", "!=", "spam")
    .where("person_keys.person_id", "!=", personId)
    .limit(MOST)
    .execute();
  const own = await db
    .selectFrom("person_keys")
    .select("value")
    .where("person_id", "=", personId)
    .where("kind", "=", "mail")
    .limit(MOST)
    .execute();
  return [...others, ...(await leadsOfOthers(db, personId, "email_key", own))];
}

/** Two statements: in one, SQLite would scan all keys. */
async function leadsOfOthers(
  db: Db,
  personId: string,
  column: "email_key" | "phone_key",
  own: readonly { value: string | null }[],
): Promise<SharedKey[]> {
  const values = own.flatMap(({ value }) => value ?? []);
  if (values.length === 0) return [];
  const leads = await db
    .selectFrom("leads")
    .select(["person_id", column])
    .distinct()
    .where(column, "in", values)
    .where("status", "!=", "spam")
    .where("person_id", "!=", personId)
    .orderBy("person_id")
    .limit(MOST)
    .execute();
  return leads.map((lead) => ({ person_id: lead.person_id, value: lead[column] ?? "" }));
}

export interface AlikeLead {
  person_id: string;
  trace: string;
  email_key: string | null;
  other_email_key: string | null;
}

export async function alikeByTrace(db: Db, personId: string): Promise<AlikeLead[]> {
  return await db
    .selectFrom("leads")
    .innerJoin("lead_traces", "lead_traces.lead_id", "leads.id")
    .innerJoin("lead_traces as other_traces", "other_traces.trace", "lead_traces.trace")
    .innerJoin("leads as others", "others.id", "other_traces.lead_id")
    .select(["others.person_id", "lead_traces.trace", "leads.email_key", "others.email_key as other_email_key"])
    .where("leads.person_id", "=", personId)
    .where("leads.status", "!=", "spam")
    .where("others.person_id", "!=", personId)
    .where("others.status", "!=", "spam")
    .distinct()
    .orderBy("lead_traces.trace")
    .orderBy("others.person_id")
    .limit(MOST)
    .execute();
}
