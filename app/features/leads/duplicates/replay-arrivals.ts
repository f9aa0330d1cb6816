import { keysOf, type LeadKeys, type PersonKey } from "../person-keys";

type Side = "kept" | "merged";

export type Before = Record<Side, { leads: readonly string[]; keys: readonly PersonKey[] }>;

/** A lead that would belong to neither without the merge stays where it is. */
export function replayArrivals<Lead extends Pick<LeadKeys, "email_key"> & { id: string }>(
  leads: readonly Lead[],
  before: Before,
): { leads: string[]; keys: PersonKey[] } {
  const owners = new Map<string, Side>();
  const sides: readonly Side[] = ["kept", "merged"];
  for (const side of sides) for (const { value } of before[side].keys) owners.set(value, side);
  const taken: { leads: string[]; keys: PersonKey[] } = { leads: [], keys: [...before.merged.keys] };
  for (const lead of leads) {
    const [key] = keysOf(lead);
    const known = key && owners.get(key.value);
    const owner = sides.find((side) => before[side].leads.includes(lead.id)) ?? known ?? "kept";
    if (key && !known) owners.set(key.value, owner);
    if (owner === "kept") continue;
    taken.leads.push(lead.id);
    if (key && !known) taken.keys.push(key);
  }
  return taken;
}
