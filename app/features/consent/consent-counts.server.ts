import { setImmediate as othersTurn } from "node:timers/promises";
import type { Db } from "~/lib/db/database.server";
import { type ConsentCount, countConsents } from "./store.server";

/** Milliseconds. */
const HOUR = 3_600_000;
/** How long after its end an hour may get choices: of a process that is slow, or whose clock is behind. */
const SETTLED_AFTER = 10 * 60_000;

export interface HourOfConsents {
  /** When it began. */
  hour: Date;
  counts: readonly ConsentCount[];
}

/**
 * How often each choice was made, by the hour. Nothing is added to an hour that is over, so that each is counted once; and one at
 * a time, so that pages are answered between them: a month may have a million choices.
 */
export class ConsentCounts {
  readonly #db: Db;
  /** Of the hours that are over, by when they began. */
  readonly #counted = new Map<number, readonly ConsentCount[]>();

  constructor(db: Db) {
    this.#db = db;
  }

  /** From `from`, when an hour begins, until `now`: each hour that has any, with its counts. */
  async since(from: Date, now: Date): Promise<HourOfConsents[]> {
    for (const begun of this.#counted.keys()) if (begun < from.getTime()) this.#counted.delete(begun);
    const hours: HourOfConsents[] = [];
    for (let begun = from.getTime(); begun <= now.getTime(); begun += HOUR) {
      const counts = this.#counted.get(begun) ?? (await this.#count(begun, now));
      if (counts.length > 0) hours.push({ hour: new Date(begun), counts });
    }
    return hours;
  }

  async #count(begun: number, now: Date): Promise<readonly ConsentCount[]> {
    const end = begun + HOUR;
    const counts = await countConsents(this.#db, { from: new Date(begun), until: new Date(end) });
    if (end + SETTLED_AFTER <= now.getTime()) this.#counted.set(begun, counts);
    await othersTurn();
    return counts;
  }
}
