import { type AuditEntry, type By, recordAudit } from "~/lib/audit/audit-store.server";
import type { Db, Tx } from "~/lib/db/database.server";
import type { LeadRow, PersonRow } from "~/lib/db/tables/lead-tables";
import type { Live } from "~/platform/live/live.server";
import type { PersonKey } from "../person-keys";
import {
  allLeadsOf,
  findPerson,
  keysOfPerson,
  lockPeopleAlone,
  mergesOf,
  setPersonDetails,
} from "../person-store.server";

export interface PeopleServices {
  db: Db;
  live: Pick<Live, "publish">;
}

/** `conflict`: things are no longer as they were shown, and nothing has happened. */
export type PeopleChanged = "merged" | "undone" | "refused" | "split" | "conflict";

export interface Belongings {
  leads: string[];
  keys: PersonKey[];
}

interface Done {
  outcome: Exclude<PeopleChanged, "conflict">;
  auditEntry: Pick<AuditEntry, "action" | "subject" | "detail">;
  lead: string | undefined;
}

/** No other user merges or splits people during `work`. */
export async function changePeople(
  { db, live }: PeopleServices,
  { user, now }: By,
  work: (tx: Tx) => Promise<Done | "conflict">,
): Promise<PeopleChanged> {
  const done = await db.transaction().execute(async (tx) => {
    await lockPeopleAlone(tx);
    const outcome = await work(tx);
    if (outcome !== "conflict") await recordAudit(tx, { ...outcome.auditEntry, user, at: now });
    return outcome;
  });
  if (done === "conflict") return "conflict";
  if (done.lead) void live.publish({ kind: "lead-changed", lead: done.lead });
  return done.outcome;
}

export async function belongingsOf(tx: Tx, personId: string): Promise<Belongings> {
  const leads = await allLeadsOf(tx, personId);
  return { leads: leads.map(({ id }) => id), keys: await keysOfPerson(tx, personId) };
}

/** Details that none of a person's leads has any more would be somebody else's. */
export async function refreshFromOwnLead(tx: Tx, personId: string): Promise<void> {
  const [person, leads] = [await findPerson(tx, personId), await allLeadsOf(tx, personId)];
  const [earliest] = leads;
  if (!person || !earliest || leads.some((lead) => isSaidBy(lead, person))) return;
  const { name, email_key, phone_key } = earliest;
  await setPersonDetails(tx, personId, { name, email_key, phone_key });
}

function isSaidBy(lead: LeadRow, { name, email_key, phone_key }: PersonRow): boolean {
  return lead.name === name && lead.email_key === email_key && lead.phone_key === phone_key;
}

export async function isStanding(tx: Tx, personId: string): Promise<boolean> {
  const merges = await mergesOf(tx, personId);
  return merges.every(({ merged_id }) => merged_id !== personId) && (await allLeadsOf(tx, personId)).length > 0;
}
