import * as z from "zod/mini";
import { moveMessages } from "~/features/mail/thread/thread-store.server";
import { type By, recordAudit } from "~/lib/audit/audit-store.server";
import type { Tx } from "~/lib/db/database.server";
import type { LeadRow } from "~/lib/db/tables/lead-tables";
import type { Changed, ChangeServices } from "../change-lead.server";
import { refusedBy } from "../duplicates/dismissed.server";
import { replaceKeys } from "../duplicates/join-person.server";
import { correctionSchema } from "../lead-changes.server";
import { lockLead, touchLead } from "../lead-store.server";
import { leadKeysOf } from "../person-keys";
import { refreshFromOwnLead } from "../person-page/change-people.server";
import { allLeadsOf, findOwner, lockPeopleAlone, releaseKey } from "../person-store.server";
import { linesOf, searchText } from "../search-text.server";
import { readSubjects } from "../subjects.server";
import { correctSubject, type Details } from "./correction-store.server";

const CORRECTED = ["name", "email", "phone", "company"] as const;

/**
 * Corrects who a lead is from, and how to reach them, also where the request itself is stored. Where asked, the other
 * leads of the person follow in what was the same as here. The old values are in the audit entries.
 */
export async function correctLead(
  { db, live }: ChangeServices,
  id: string,
  fields: Record<string, unknown>,
  { user, now }: By,
): Promise<Changed> {
  const parsed = z.safeParse(correctionSchema, fields);
  if (!parsed.success) return "invalid";
  const { version, others, ...told } = parsed.data;
  const done = await db.transaction().execute(async (tx) => {
    await lockPeopleAlone(tx);
    const lead = await lockLead(tx, id);
    if (!lead) return "gone";
    if (lead.version !== version) return "conflict";
    const wrong = CORRECTED.filter((field) => lead[field] !== told[field]);
    const followers = others ? (await allLeadsOf(tx, lead.person_id)).filter((other) => other.id !== id) : [];
    const corrected: string[] = [];
    for (const follower of [lead, ...followers]) {
      const one = (await lockLead(tx, follower.id)) ?? follower;
      const same = wrong.filter((field) => one[field] === lead[field]);
      if (same.length === 0) continue;
      await correct(tx, one, { ...detailsOf(one), ...pick(told, same) }, now);
      const was = Object.fromEntries(same.map((field) => [`${field}_was`, one[field] ?? ""]));
      await recordAudit(tx, { user, at: now, action: "lead.correct", subject: `lead:${one.id}`, detail: was });
      corrected.push(one.id);
    }
    if (wrong.includes("email")) await releaseAddress(tx, lead);
    await refreshFromOwnLead(tx, lead.person_id);
    return corrected;
  });
  if (typeof done === "string") return done;
  for (const lead of done) void live.publish({ kind: "lead-changed", lead });
  return "changed";
}

async function correct(tx: Tx, lead: LeadRow, details: Details, now: Date): Promise<void> {
  const message = await messageOf(tx, lead);
  const more = lead.search.split("\n").slice(linesOf({ ...lead, message }));
  const known = { ...lead, ...details, person_id: await personFor(tx, lead, details) };
  await correctSubject(tx, lead, details);
  await touchLead(tx, lead.id, {
    ...details,
    ...leadKeysOf(details),
    person_id: known.person_id,
    search: [searchText({ ...details, message }), ...more].join("\n"),
    version: lead.version + 1,
    updated_at: now.toISOString(),
  });
  await moveMessages(tx, [lead.id], lead.person_id, known.person_id);
  await replaceKeys(tx, known);
}

/** A known address decides that a lead is somebody else's. Decisions of the desk about the two people stay. */
async function personFor(tx: Tx, lead: LeadRow, details: Details): Promise<string> {
  const { email_key } = leadKeysOf(details);
  if (email_key === lead.email_key) return lead.person_id;
  const owner = await findOwner(tx, { email_key });
  if (!owner || owner === lead.person_id) return lead.person_id;
  return (await refusedBy(tx, lead.person_id)).has(owner) ? lead.person_id : owner;
}

/** An address that nobody has given any more may be that of somebody else. */
async function releaseAddress(tx: Tx, { person_id, email_key }: LeadRow): Promise<void> {
  if (email_key === null) return;
  const leads = await allLeadsOf(tx, person_id);
  if (leads.every((lead) => lead.email_key !== email_key)) await releaseKey(tx, person_id, email_key);
}

async function messageOf(tx: Tx, lead: LeadRow): Promise<string | null> {
  const { offers, configurations, conversations, appointments } = await readSubjects(tx, [lead]);
  const id = lead.subject_id;
  return (
    offers.get(id)?.message ??
    configurations.get(id)?.description ??
    conversations.get(id)?.first_text ??
    appointments.get(id)?.subject ??
    null
  );
}

function detailsOf({ name, email, phone, company }: LeadRow): Details {
  return { name, email, phone, company };
}

function pick(details: Details, fields: readonly (keyof Details)[]): Partial<Details> {
  return Object.fromEntries(fields.map((field) => [field, details[field]]));
}
