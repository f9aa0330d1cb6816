/** Random numbers that are the same for the same seed and name (mulberry32). Each part of a scenario has its own. */
export class SeededRandom {
  #state: number;

  constructor(seed: number, name: string) {
    this.#state = [...name].reduce((hash, letter) => Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0), seed);
  }

  /** A number from 0 up to 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  between(least: number, most: number): number {
    return least + this.next() * (most - least);
  }

  pick<T>(from: readonly [T, ...T[]]): T {
    return from[Math.floor(this.next() * from.length)] ?? from[0];
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }
}
