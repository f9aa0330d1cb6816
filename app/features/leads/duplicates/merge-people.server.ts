import type { By } from "~/lib/audit/audit-store.server";
import type { Tx } from "~/lib/db/database.server";
import { newId } from "~/lib/new-id.server";
import { keysOf } from "../person-keys";
import {
  belongingsOf,
  changePeople,
  isStanding,
  type PeopleChanged,
  type PeopleServices,
  refreshFromOwnLead,
} from "../person-page/change-people.server";
import {
  allLeadsOf,
  endMerge,
  findMerge,
  findPerson,
  insertMerge,
  insertPerson,
  insertRefusal,
  mergesOf,
  moveKeys,
  moveLeads,
} from "../person-store.server";
import { refusedBy } from "./dismissed.server";
import { type Before, replayArrivals } from "./replay-arrivals";

/** The elder gets everything. `conflict` if they were just said to differ, unless this takes that back. */
export function mergePeople(
  services: PeopleServices,
  [one, other]: readonly [string, string],
  { isDespiteRefusal, ...by }: By & { isDespiteRefusal: boolean },
): Promise<PeopleChanged> {
  return changePeople(services, by, async (tx) => {
    const pair = one === other ? null : await eldestFirst(tx, one, other);
    if (!pair || (!isDespiteRefusal && (await refusedBy(tx, one)).has(other))) return "conflict";
    const { kept, merged } = pair;
    const before = { kept: await belongingsOf(tx, kept), merged: await belongingsOf(tx, merged) };
    await moveLeads(tx, before.merged.leads, merged, kept);
    await moveKeys(tx, before.merged.keys, merged, kept);
    const id = newId();
    await insertMerge(tx, {
      id,
      kept_id: kept,
      merged_id: merged,
      before: JSON.stringify(before),
      user_email: by.user.email,
      merged_at: by.now.toISOString(),
      undone_at: null,
    });
    const auditEntry = { action: "person.merge" as const, subject: `person:${kept}`, detail: { merged, merge: id } };
    return { outcome: "merged", auditEntry, lead: before.merged.leads[0] };
  });
}

/**
 * Gives each lead that came in meanwhile to the person it would have gone to. A person's last merge is the only one
 * that can be undone.
 */
export function undoMerge(services: PeopleServices, id: string, by: By): Promise<PeopleChanged> {
  return changePeople(services, by, async (tx) => {
    const merge = await findMerge(tx, id);
    const latest = merge && (await mergesOf(tx, merge.kept_id))[0];
    if (!merge || latest?.id !== id) return "conflict";
    const { kept_id: kept, merged_id: merged } = merge;
    const before = JSON.parse(merge.before) as Before;
    const { leads, keys } = replayArrivals(await allLeadsOf(tx, kept), before);
    await moveLeads(tx, leads, kept, merged);
    await moveKeys(tx, keys, kept, merged);
    // The lead that gave either their details may have been split off meanwhile.
    for (const person of [kept, merged]) await refreshFromOwnLead(tx, person);
    await endMerge(tx, id, by.now.toISOString());
    const auditEntry = { action: "person.unmerge" as const, subject: `person:${kept}`, detail: { merged, merge: id } };
    return { outcome: "undone", auditEntry, lead: leads[0] };
  });
}

/** Null if one of them is not there any more. */
async function eldestFirst(tx: Tx, one: string, other: string): Promise<{ kept: string; merged: string } | null> {
  const [first, second] = [await findPerson(tx, one), await findPerson(tx, other)];
  if (!first || !second || !(await isStanding(tx, one)) || !(await isStanding(tx, other))) return null;
  const [kept, merged] = `${first.created_at} ${one}` < `${second.created_at} ${other}` ? [one, other] : [other, one];
  return { kept, merged };
}

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

/** `conflict` for an unknown form. */
export function changeByForm(
  services: PeopleServices,
  person: string,
  fields: Readonly<Record<string, unknown>>,
  by: By,
): Promise<PeopleChanged> {
  const pair = [person, String(fields.other)] as const;
  switch (fields.do) {
    case "merge":
      return mergePeople(services, pair, { ...by, isDespiteRefusal: fields.despite === "refusal" });
    case "refuse":
      return refuseMatch(services, pair, by);
    case "undo":
      return undoMerge(services, String(fields.merge), by);
    case "split":
      return splitLead(services, { person, lead: String(fields.lead) }, by);
    default:
      return Promise.resolve("conflict");
  }
}
