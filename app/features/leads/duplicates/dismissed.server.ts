import type { Db } from "~/lib/db/database.server";
import type { PersonRefusalRow } from "~/lib/db/tables/people-tables";
import { mergesOf, refusalsOf } from "../person-store.server";

export async function everyoneIn(db: Db, personId: string): Promise<string[]> {
  const everyone = [personId];
  for (const id of everyone) {
    const merges = await mergesOf(db, id);
    everyone.push(...merges.filter(({ kept_id }) => kept_id === id).map(({ merged_id }) => merged_id));
  }
  return everyone;
}

export async function standingFor(db: Db, personId: string): Promise<string> {
  const merges = await mergesOf(db, personId);
  const taken = merges.find(({ merged_id }) => merged_id === personId);
  return taken ? standingFor(db, taken.kept_id) : personId;
}

/** Includes refusals of people merged into this one since. */
export async function refusedBy(db: Db, personId: string): Promise<Map<string, PersonRefusalRow>> {
  const everyone = await everyoneIn(db, personId);
  const refused = new Map<string, PersonRefusalRow>();
  for (const refusal of await refusalsOf(db, everyone)) {
    const other = everyone.includes(refusal.first_id) ? refusal.second_id : refusal.first_id;
    const standing = await standingFor(db, other);
    if (standing !== personId && !refused.has(standing)) refused.set(standing, refusal);
  }
  return refused;
}
