import { appointments } from "~/content/appointment-kinds";
import { addHours, TIME_ZONE } from "~/lib/time/clock";
import { parse } from "~/platform/parsing/parse.server";
import type { BusyRequest, CalendarBusy } from "~/platform/parsing/read-busy";
import { CalendarProblem } from "./calendar-problem";
import { OWN_SUFFIX } from "./own-event";

/** Days ahead that busy time is stored for, at least. */
const AHEAD = 60;
/** Days more, since all of a calendar is read once a day. */
const MARGIN = 3;

/** The time for which busy time is stored. ISO-8601 UTC. */
export function busyWindow(now: Date): { from: string; until: string } {
  const days = Math.max(AHEAD, appointments.weeksAhead * 7 + 1) + MARGIN;
  return { from: addHours(now.toISOString(), -24), until: addHours(now.toISOString(), days * 24) };
}

interface FindOptions {
  /** The mail addresses of the user, in lower case. */
  addresses: readonly string[];
  now: Date;
  signal: AbortSignal | undefined;
}

/** The busy time of each text. Throws `CalendarProblem` if all together take too long, or the reason of `signal`. */
export async function findBusy(
  texts: readonly string[],
  { addresses, now, signal }: FindOptions,
): Promise<(CalendarBusy | null)[]> {
  if (texts.length === 0) return [];
  const request: BusyRequest = { ...busyWindow(now), texts, home: TIME_ZONE, addresses, ownSuffix: OWN_SUFFIX };
  try {
    return await parse("busy", new TextEncoder().encode(JSON.stringify(request)), signal);
  } catch (error) {
    signal?.throwIfAborted();
    throw new CalendarProblem("broken", "the calendar cannot be read", { cause: error });
  }
}
