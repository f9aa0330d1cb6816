import { keysOf, type LeadKeys, type PersonKey } from "./person-keys";

type Side = "kept" | "merged";

/** What each of two people had when they were merged. */
export type Before = Record<Side, { leads: readonly string[]; keys: readonly PersonKey[] }>;

/**
 * Replays the leads of two merged people in the order in which they came, with the keys that came with them. Returns
 * what would belong to the merged person had they stayed two. What would belong to neither stays where it is.
 */
export function replayArrivals<Lead extends LeadKeys & { id: string }>(
  leads: readonly Lead[],
  before: Before,
): { leads: string[]; keys: PersonKey[] } {
  const owners = new Map<string, Side>();
  const sides: readonly Side[] = ["kept", "merged"];
  for (const side of sides) for (const key of before[side].keys) owners.set(nameOf(key), side);
  const taken: { leads: string[]; keys: PersonKey[] } = { leads: [], keys: [...before.merged.keys] };
  for (const lead of leads) {
    const keys = keysOf(lead);
    const found = () => keys.map((key) => owners.get(nameOf(key))).find((side) => side !== undefined);
    const owner = sides.find((side) => before[side].leads.includes(lead.id)) ?? found() ?? "kept";
    const untold = keys.filter((key) => !owners.has(nameOf(key)));
    for (const key of untold) owners.set(nameOf(key), owner);
    if (owner === "kept") continue;
    taken.leads.push(lead.id);
    taken.keys.push(...untold);
  }
  return taken;
}

function nameOf({ kind, value }: PersonKey): string {
  return `${kind} ${value}`;
}
