import type { Agent } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { Unanswered } from "./call.ts";
import type { SeededRandom } from "./seeded-random.ts";
import { type Ask, askBy, WAYS, type Way } from "./ways.ts";

/** A visitor who asked, and the answer to them. */
export interface Asked {
  way: Way;
  /** No other visitor uses it. */
  email: string;
  /** The number of times that it was sent. */
  times: number;
  isAcknowledged: boolean;
  /** Every answer and every failure to answer, in order: 201, "cut". */
  outcomes: (number | Unanswered["how"])[];
}

/** Answers that say: we have it. */
const ACKNOWLEDGED = new Set([200, 201, 202, 303]);
/** The share of visitors who leave at an error; the others try again. */
const LEAVING = 0.1;
/** Milliseconds between an error and the next press of the button. */
const HESITATION = { least: 200, most: 1_500 };
const MOST_TIMES = 100;

interface VisitorsOptions {
  url: string;
  random: SeededRandom;
  perSecond: number;
  /** Half of the visits use its kept connections; without it, each call has its own. */
  agent?: Agent;
}

/** People who ask for something, `perSecond` of them, and ask again when no answer comes. */
export class Visitors {
  readonly asked: Asked[] = [];
  readonly #options: VisitorsOptions;
  readonly #present = new Set<Promise<void>>();
  #timer: NodeJS.Timeout | undefined;

  constructor(options: VisitorsOptions) {
    this.#options = options;
  }

  start(): void {
    this.#timer = setInterval(() => this.#enter(), 1_000 / this.#options.perSecond);
  }

  /** Lets no other visitor in, and waits until each has been answered or has left. */
  async leave(): Promise<void> {
    clearInterval(this.#timer);
    await Promise.all(this.#present);
  }

  /** A visitor asks now, and does not leave without an answer. Returns how many milliseconds that took. */
  async oneMore(): Promise<number> {
    const start = performance.now();
    await this.#visit("offer request", true);
    return performance.now() - start;
  }

  #enter(): void {
    const { random } = this.#options;
    const visit = this.#visit(random.pick(WAYS), !random.chance(LEAVING)).finally(() => this.#present.delete(visit));
    this.#present.add(visit);
  }

  async #visit(way: Way, isPatient: boolean): Promise<void> {
    const { random } = this.#options;
    const email = `visitor-${this.asked.length}@smit.example`;
    const asked: Asked = { way, email, times: 0, isAcknowledged: false, outcomes: [] };
    this.asked.push(asked);
    const ask = askBy(way, asked.email);
    while (!(await this.#isAnswered(ask, asked)) && isPatient && asked.times < MOST_TIMES) {
      await sleep(random.between(HESITATION.least, HESITATION.most));
    }
  }

  /** True if nothing is left to try again after this answer. */
  async #isAnswered(ask: Ask, asked: Asked): Promise<boolean> {
    const { url, random, agent } = this.#options;
    asked.times += 1;
    try {
      const { status } = await ask(url, agent && random.chance(0.5) ? agent : undefined);
      asked.outcomes.push(status);
      asked.isAcknowledged = ACKNOWLEDGED.has(status);
      return asked.isAcknowledged || (status >= 400 && status < 500);
    } catch (error) {
      if (!(error instanceof Unanswered)) throw error;
      asked.outcomes.push(error.how);
      return false;
    }
  }
}
