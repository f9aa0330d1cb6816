import { setImmediate as othersTurn } from "node:timers/promises";
import { business } from "~/content/business";
import { perChange } from "~/content/current";
import { closedDays } from "~/content/hours";
import { openingsOn } from "~/lib/time/open-state";
import { addDays, type Day } from "~/lib/time/zoned-time";

/** Milliseconds since 1970. */
interface Stretch {
  start: number;
  end: number;
}

/** A calendar is slow, and every report asks for the same days. */
const MOST_KNOWN = 1_000;
const knownDays = perChange(() => new Map<Day, Stretch[]>());

/** Milliseconds of opening time up to a moment (milliseconds since 1970). */
export async function openingClock(first: Day, last: Day): Promise<(moment: number) => number> {
  const stretches: (Stretch & { before: number })[] = [];
  let total = 0;
  const known = knownDays();
  for (let day = first; day <= last; day = addDays(day, 1)) {
    if (!known.has(day)) await othersTurn();
    for (const { start, end } of stretchesOn(day, known)) {
      stretches.push({ start, end, before: total });
      total += end - start;
    }
  }
  return (moment) => {
    const stretch = stretches[lastBegun(stretches, moment)];
    return stretch ? stretch.before + Math.min(moment, stretch.end) - stretch.start : 0;
  };
}

function stretchesOn(day: Day, known: Map<Day, Stretch[]>): Stretch[] {
  const found =
    known.get(day) ??
    openingsOn(day, business.hours.reachable, closedDays()).map(({ from, to }) => ({
      start: Date.parse(from),
      end: Date.parse(to),
    }));
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(day, found);
  return found;
}

/** -1 before the first. */
function lastBegun(stretches: readonly Stretch[], moment: number): number {
  let low = 0;
  let high = stretches.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((stretches[middle]?.start ?? 0) <= moment) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
