/** Counts what happens within so many milliseconds. */
export class Pace {
  readonly #window: number;
  /** The present window, counted in windows since 1970, how many were counted in it, and how many in the one before. */
  #present = { window: 0, count: 0, before: 0 };

  constructor(window: number) {
    this.#window = window;
  }

  /**
   * Counts `more` at `now` (milliseconds since 1970). Returns how many there are in this window or in the one before,
   * whichever has more.
   */
  count(now: number, more: number): number {
    const window = Math.floor(now / this.#window);
    if (window !== this.#present.window) {
      const before = window === this.#present.window + 1 ? this.#present.count : 0;
      this.#present = { window, count: 0, before };
    }
    this.#present.count += more;
    return Math.max(this.#present.count, this.#present.before);
  }
}
