/** Milliseconds that counts are collected before they are stored together. */
const GATHERED_FOR = 1_000;

type Counts = ReadonlyMap<string, number>;

interface Storing {
  store: (counts: Counts) => Promise<unknown>;
  /** Called with counts that could not be stored, and are dropped. */
  onLost: (error: unknown, counts: Counts) => void;
}

/**
 * Counts by key for which no caller waits: they are collected and stored once a second, so that a flood costs the database
 * one transaction a second.
 */
export class GatheredCounts {
  readonly #storing: Storing;
  #gathered = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;
  #stored: Promise<void> = Promise.resolve();

  constructor(storing: Storing) {
    this.#storing = storing;
  }

  /** Adds one to the count of `key`, unless it comes after the first `most` different keys of this second. */
  add(key: string, most = Number.POSITIVE_INFINITY): void {
    const count = this.#gathered.get(key) ?? 0;
    if (count === 0 && this.#gathered.size >= most) return;
    this.#gathered.set(key, count + 1);
    this.#timer ??= setTimeout(() => this.flush(), GATHERED_FOR).unref();
  }

  /** Stores the counts collected so far. Never throws. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#stored = this.#stored.then(() => this.#store());
    return this.#stored;
  }

  async #store(): Promise<void> {
    const counts = this.#gathered;
    this.#gathered = new Map();
    if (counts.size === 0) return;
    try {
      await this.#storing.store(counts);
    } catch (error) {
      this.#storing.onLost(error, counts);
    }
  }
}
