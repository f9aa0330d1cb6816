import type { Db } from "~/lib/db/database.server";
import type { PersonKeyRow } from "~/lib/db/people-tables";

/** The most likenesses that are looked at: what hundreds have in common says nothing. */
const MOST = 200;

/** Addresses and numbers on leads of this person by which somebody else is known, and the other way round. */
export async function crossedKeys(db: Db, personId: string): Promise<PersonKeyRow[]> {
  const own = await db.selectFrom("person_keys").selectAll().where("person_id", "=", personId).limit(MOST).execute();
  const rows: PersonKeyRow[] = [];
  for (const [kind, column] of [
    ["mail", "email_key"],
    ["phone", "phone_key"],
  ] as const) {
    const others = await db
      .selectFrom("leads")
      .innerJoin("person_keys", "person_keys.value", `leads.${column}`)
      .select(["person_keys.person_id", "person_keys.value"])
      .distinct()
      .where("person_keys.kind", "=", kind)
      .where("leads.person_id", "=", personId)
      .where("leads.status", "!=", "spam")
      .where("person_keys.person_id", "!=", personId)
      .limit(MOST)
      .execute();
    rows.push(...others.map((row) => ({ ...row, kind })));
    // In two steps: in one, SQLite would scan everybody's keys.
    const values = own.filter((key) => key.kind === kind).map(({ value }) => value);
    if (values.length === 0) continue;
    const leads = await db
      .selectFrom("leads")
      .select(["person_id", column])
      .distinct()
      .where(column, "in", values)
      .where("status", "!=", "spam")
      .where("person_id", "!=", personId)
      .limit(MOST)
      .execute();
    rows.push(...leads.map((lead) => ({ person_id: lead.person_id, kind, value: lead[column] ?? "" })));
  }
  return rows;
}

/** A lead of somebody else that shares a trace with one of this person's. */
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
