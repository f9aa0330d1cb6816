import { isClosedDay, promisedBy } from "~/content/answer-due";
import { addDays, type Day, dayOf, momentAt, weekdayOf } from "~/lib/time/zoned-time";

const HOUR = 3_600_000;
const SATURDAY = 6;
/** Days after which a clock that does not run is given up on: nothing is closed for so long. */
const LONGEST = 3_650;

/** A span in which the customer is waited for. `to` null: still. Both ISO-8601 UTC. */
export interface Pause {
  from: string;
  to: string | null;
}

/** A date that the desk has moved at `at`, with words to the customer. ISO-8601 UTC. */
export interface Move {
  clock: "firstVersion" | "live";
  to: string;
  at: string;
  reason: string;
}

export interface Promised {
  completeAt: string;
  /** Null where none is promised. */
  hours: number | null;
  workingDays: number | null;
  pauses: readonly Pause[];
  moves: readonly Move[];
}

export interface ProjectClocks {
  firstVersion: string | null;
  live: string | null;
}

/** Deadlines (ISO-8601 UTC). Null where none is promised, and while they stand still. */
export function projectClocks({ completeAt, hours, workingDays, pauses, moves }: Promised): ProjectClocks {
  if (pauses.some(({ to }) => to === null)) return { firstVersion: null, live: null };
  // A clock that goes on does not end in the time before.
  const since = pauses.reduce((last, { to }) => (to !== null && to > last ? to : last), completeAt);
  const due = (clock: Move["clock"], time: number | null, counts: (day: Day) => boolean) => {
    const move = moves.findLast((each) => each.clock === clock);
    if (move) return movedTo(move, pauses, since);
    return time === null ? null : promisedBy(since, momentAfter(completeAt, time, pauses, counts));
  };
  return {
    firstVersion: due("firstVersion", hours === null ? null : hours * HOUR, () => true),
    live: due("live", workingDays === null ? null : workingDays * 24 * HOUR, isWorkingDay),
  };
}

/** Later by the time that the customer was waited for since. */
function movedTo({ to, at }: Move, pauses: readonly Pause[], from: string): string {
  const since = Date.parse(at);
  const waited = pauses.reduce((sum, pause) => {
    const [start, end] = [Math.max(since, Date.parse(pause.from)), Date.parse(pause.to ?? pause.from)];
    return sum + Math.max(0, end - start);
  }, 0);
  return waited === 0 ? to : promisedBy(from, new Date(Date.parse(to) + waited).toISOString());
}

/** Saturdays are open, and no working days. */
export function isWorkingDay(day: Day): boolean {
  return weekdayOf(day) < SATURDAY && !isClosedDay(day);
}

/** The moment at which `time` milliseconds of days that count have passed since `from`, without the pauses. */
export function momentAfter(
  from: string,
  time: number,
  pauses: readonly Pause[],
  counts: (day: Day) => boolean,
): string {
  let left = time;
  const first = dayOf(from);
  for (let ahead = 0; ahead < LONGEST; ahead += 1) {
    const day = addDays(first, ahead);
    if (!counts(day)) continue;
    const start = Math.max(Date.parse(from), Date.parse(momentAt(day, "00:00")));
    const end = Date.parse(momentAt(addDays(day, 1), "00:00"));
    for (const span of running({ start, end }, pauses)) {
      if (span.end - span.start >= left) return new Date(span.start + left).toISOString();
      left -= span.end - span.start;
    }
  }
  return from;
}

interface Span {
  start: number;
  end: number;
}

/** The parts of a span that lie in no pause, in order. */
function running(span: Span, pauses: readonly Pause[]): Span[] {
  const parts = pauses.reduce<Span[]>(
    (spans, { from, to }) => {
      const pause = { start: Date.parse(from), end: to === null ? Number.POSITIVE_INFINITY : Date.parse(to) };
      return spans.flatMap(({ start, end }) => [
        { start, end: Math.min(end, Math.max(start, pause.start)) },
        { start: Math.max(start, Math.min(end, pause.end)), end },
      ]);
    },
    [span],
  );
  return parts.filter(({ start, end }) => end > start).toSorted((one, other) => one.start - other.start);
}
