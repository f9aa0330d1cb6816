import { setImmediate as othersTurn } from "node:timers/promises";
import type { Db } from "~/lib/db/database.server";
import { addDays, type Day, dayOf, momentAt } from "~/lib/time/zoned-time";
import { type ConsentCount, countConsents } from "./consent-store.server";

/** Milliseconds; a slow process may still store a choice. */
const SETTLED_AFTER = 10 * 60_000;

interface DayOfConsents {
  day: Day;
  counts: readonly ConsentCount[];
}

/** Days one at a time, so pages are served in between; `now` must be the clock that stores choices. */
export class ConsentCounts {
  readonly #db: Db;
  readonly #now: () => Date;
  readonly #counted = new Map<Day, readonly ConsentCount[]>();

  constructor(db: Db, now: () => Date) {
    this.#db = db;
    this.#now = now;
  }

  async ofLast(days: number): Promise<DayOfConsents[]> {
    const now = this.#now();
    const today = dayOf(now.toISOString());
    const last = Array.from({ length: days }, (_, ago) => addDays(today, -ago));
    for (const day of this.#counted.keys()) if (!last.includes(day)) this.#counted.delete(day);
    const made: DayOfConsents[] = [];
    for (const day of last) made.push({ day, counts: this.#counted.get(day) ?? (await this.#count(day, now)) });
    return made.filter(({ counts }) => counts.length > 0);
  }

  async #count(day: Day, now: Date): Promise<readonly ConsentCount[]> {
    const [from, until] = [day, addDays(day, 1)].map((begun) => new Date(momentAt(begun, "00:00"))) as [Date, Date];
    const counts = await countConsents(this.#db, { from, until });
    if (until.getTime() + SETTLED_AFTER <= now.getTime()) this.#counted.set(day, counts);
    await othersTurn();
    return counts;
  }
}
