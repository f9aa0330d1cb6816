import type { By } from "~/lib/audit/audit-store.server";
import type { Tx } from "~/lib/db/database.server";
import { newId } from "~/lib/new-id.server";
import { keysOf } from "../person-keys";
import {
  changePeople,
  isStanding,
  type PeopleChanged,
  type PeopleServices,
  refreshFromOwnLead,
} from "../person-page/change-people.server";
import { allLeadsOf, insertPerson, insertRefusal, moveKeys, moveLeads } from "../person-store.server";

/** Records that two people are not the same, so that nobody is asked again. */
export function refuseMatch(
  services: PeopleServices,
  [one, other]: readonly [string, string],
  by: By,
): Promise<PeopleChanged> {
  return changePeople(services, by, async (tx) => {
    if (one === other || !(await isStanding(tx, one)) || !(await isStanding(tx, other))) return "conflict";
    await refuse(tx, one, other, by);
    const auditEntry = { action: "person.refuse" as const, subject: `person:${one}`, detail: { other } };
    return { outcome: "refused", auditEntry, lead: undefined };
  });
}

/**
 * Splits one lead off as a person of its own. An address that no other lead of the person has goes along; a shared one
 * stays, and what comes in by it later is the old person's. `conflict` for the only lead that somebody has.
 */
export function splitLead(
  services: PeopleServices,
  { person, lead: leadId }: { person: string; lead: string },
  by: By,
): Promise<PeopleChanged> {
  return changePeople(services, by, async (tx) => {
    const leads = await allLeadsOf(tx, person);
    const lead = leads.find(({ id }) => id === leadId);
    const others = leads.filter(({ id }) => id !== leadId);
    if (!lead || others.length === 0) return "conflict";
    const { name, email_key, phone_key, created_at } = lead;
    const own = others.some((other) => other.email_key === email_key) ? [] : keysOf(lead);
    const id = newId();
    await insertPerson(tx, { id, name, email_key, phone_key, created_at });
    await moveLeads(tx, [leadId], person, id);
    await moveKeys(tx, own, person, id);
    await refreshFromOwnLead(tx, person);
    await refuse(tx, person, id, by);
    const auditEntry = {
      action: "person.split" as const,
      subject: `person:${person}`,
      detail: { lead: leadId, into: id },
    };
    return { outcome: "split", auditEntry, lead: leadId };
  });
}

async function refuse(tx: Tx, one: string, other: string, { user, now }: By): Promise<void> {
  const [first_id = one, second_id = other] = [one, other].toSorted();
  await insertRefusal(tx, { first_id, second_id, user_email: user.email, refused_at: now.toISOString() });
}
