import { setTimeout as sleep } from "node:timers/promises";
import { Unanswered } from "./call.ts";
import type { SeededRandom } from "./seeded-random.ts";
import { VISITS, type Visit, type Visiting } from "./visits.ts";

/** Milliseconds between an answer and the next visit of the same worker. */
const PAUSE = { least: 5, most: 45 };

/** A number of workers who visit the product in every possible way, each one visit after the other. */
export class Crew {
  visits = 0;
  /** Errors in words. */
  readonly errors: string[] = [];
  readonly #visiting: Visiting;
  readonly #size: number;
  #isWorking = false;
  #work: Promise<unknown> = Promise.resolve();

  constructor(size: number, visiting: Visiting) {
    this.#size = size;
    this.#visiting = visiting;
  }

  start(): void {
    this.#isWorking = true;
    this.#work = Promise.all(Array.from({ length: this.#size }, () => this.#visitOnAndOn()));
  }

  /** Waits until every worker has its last answer. */
  async rest(): Promise<void> {
    this.#isWorking = false;
    await this.#work;
  }

  async #visitOnAndOn(): Promise<void> {
    const { random } = this.#visiting;
    while (this.#isWorking) {
      const error = await this.#outcome(drawn(random));
      if (error !== null) this.errors.push(error);
      this.visits += 1;
      await sleep(random.between(PAUSE.least, PAUSE.most));
    }
  }

  async #outcome(visit: Visit): Promise<string | null> {
    try {
      return await visit(this.#visiting);
    } catch (error) {
      // HTTP allows that, and a browser retries by itself.
      if (error instanceof Unanswered && error.how === "closed") return null;
      return String(error);
    }
  }
}

function drawn(random: SeededRandom): Visit {
  let left = random.between(
    0,
    VISITS.reduce((sum, [, share]) => sum + share, 0),
  );
  const found = VISITS.find(([, share]) => {
    left -= share;
    return left < 0;
  });
  return (found ?? (VISITS[0] as (typeof VISITS)[number]))[0];
}
