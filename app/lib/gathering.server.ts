/** How many turns of the event loop to wait for others. */
const TURNS = 2;

/** Somebody who waits for what is done together. */
interface Waiting<Item, Result> {
  item: Item;
  /** Milliseconds since the process began. */
  since: number;
  settle: (outcome: PromiseSettledResult<Result>) => void;
}

interface GatheringOptions<Item, Result> {
  /** Does it for all of these. Returns what came of each, in their order; an error that it throws counts for all. */
  run: (items: readonly Item[]) => Promise<readonly PromiseSettledResult<Result>[]>;
  /** What no two that are done together may have in common. */
  keysOf?: (item: Item) => readonly string[];
  /**
   * How many are done together at most, and how many lots at the same time: another one begins once half a lot waits.
   */
  most: number;
  lanes: number;
  /** How long one waits for its turn, in milliseconds, and what is thrown after that. */
  patience?: { ms: number; late: () => Error };
}

/**
 * Does together whatever is asked for within a moment, or while the lot before is under way: a single one waits for
 * nobody, and many cost little more than one.
 */
export class Gathering<Item, Result> {
  readonly #options: GatheringOptions<Item, Result>;
  #waiting: Waiting<Item, Result>[] = [];
  /** How many lanes are taken. */
  #taken = 0;

  constructor(options: GatheringOptions<Item, Result>) {
    this.#options = options;
  }

  /** Gives what came of this one, or throws it. */
  add(item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      const settle = (outcome: PromiseSettledResult<Result>) =>
        outcome.status === "fulfilled" ? resolve(outcome.value) : reject(outcome.reason);
      this.#waiting.push({ item, since: performance.now(), settle });
      if (this.#isWorthALane(this.#taken)) void this.#workOff();
    });
  }

  async #workOff(): Promise<void> {
    this.#taken += 1;
    do {
      // Those who come in this turn are taken along, and those who were answered in it and come again in the next.
      for (let turn = 0; turn < TURNS; turn += 1) await new Promise(setImmediate);
      await this.#runNext();
    } while (this.#isWorthALane(this.#taken - 1));
    this.#taken -= 1;
  }

  /** Small lots beside `others` would cost more than they gain: those who wait while one is under way go together. */
  #isWorthALane(others: number): boolean {
    const { most, lanes } = this.#options;
    if (others === 0) return this.#waiting.length > 0;
    return others < lanes && this.#waiting.length >= most / 2;
  }

  async #runNext(): Promise<void> {
    this.#turnAwayLate();
    if (!this.#isWorthALane(this.#taken - 1)) return;
    const lot = this.#takeLot();
    try {
      const outcomes = await this.#options.run(lot.map(({ item }) => item));
      for (const [index, { settle }] of lot.entries()) {
        settle(outcomes[index] ?? { status: "rejected", reason: new Error("Nothing came of it") });
      }
    } catch (reason) {
      for (const { settle } of lot) settle({ status: "rejected", reason });
    }
  }

  #turnAwayLate(): void {
    const { patience } = this.#options;
    if (!patience) return;
    const oldest = performance.now() - patience.ms;
    const late = this.#waiting.filter(({ since }) => since < oldest);
    this.#waiting = this.#waiting.filter(({ since }) => since >= oldest);
    for (const { settle } of late) settle({ status: "rejected", reason: patience.late() });
  }

  /** The longest waiting, but for those who have something in common with one before them. */
  #takeLot(): Waiting<Item, Result>[] {
    const { keysOf, most, lanes } = this.#options;
    const each = this.#waiting.length / lanes;
    // Shared equally among the lanes, if that leaves each of them enough.
    const share = each < most / 2 ? most : Math.min(most, Math.ceil(each));
    const lot: Waiting<Item, Result>[] = [];
    const left: Waiting<Item, Result>[] = [];
    const keys = new Set<string>();
    for (const waiting of this.#waiting) {
      const own = keysOf?.(waiting.item) ?? [];
      if (lot.length >= share || own.some((key) => keys.has(key))) left.push(waiting);
      else lot.push(waiting);
      for (const key of own) keys.add(key);
    }
    this.#waiting = left;
    return lot;
  }
}
