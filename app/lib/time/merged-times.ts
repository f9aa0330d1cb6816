/** ISO-8601 UTC. */
export interface BusyTime {
  startsAt: string;
  endsAt: string;
}

/** The same time, in order and without overlap. */
export function mergedTimes(times: readonly BusyTime[]): BusyTime[] {
  const merged: BusyTime[] = [];
  for (const { startsAt, endsAt } of times.toSorted((one, other) => (one.startsAt < other.startsAt ? -1 : 1))) {
    const last = merged.at(-1);
    if (!last || last.endsAt < startsAt) merged.push({ startsAt, endsAt });
    else if (last.endsAt < endsAt) last.endsAt = endsAt;
  }
  return merged;
}
