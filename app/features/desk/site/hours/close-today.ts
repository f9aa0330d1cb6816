import type { ClosedPeriod } from "~/content/hours";
import type { Day } from "~/lib/time/zoned-time";
import type { Values } from "~/platform/site-content/content-kind";

export function isClosedOn(closed: readonly ClosedPeriod[], today: Day): boolean {
  return closed.some(({ from, to }) => from === today && to === today);
}

/** What holds, with today closed, or no longer closed on its own. */
export function withToday(values: Values, today: Day, isClosed: boolean): Values {
  const others = (values.closed as ClosedPeriod[]).filter((period) => !isClosedOn([period], today));
  const closed = isClosed ? [...others, { from: today, to: today }] : others;
  return { ...values, closed: closed.toSorted((one, other) => one.from.localeCompare(other.from)) };
}
