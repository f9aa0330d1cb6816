import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { type Answer, postJson, Unanswered } from "./call.ts";
import { examplesOf, type Finding } from "./scenario.ts";
import type { Asked } from "./visitors.ts";

/** Milliseconds between an answer and the next request. */
const OFTEN = 100;

/** Sends one new request after the other, and looks at how they are refused. */
export class Refusals {
  readonly #answers: Pick<Answer, "status" | "headers">[] = [];
  #silences = 0;
  #isAsking = true;
  readonly #url: string;
  readonly #asked: Asked[];
  readonly #asking: Promise<void>;

  /** Those who are told that their request is stored join `asked`, whose requests are looked for in the end. */
  constructor(url: string, asked: Asked[]) {
    this.#url = url;
    this.#asked = asked;
    this.#asking = this.#askOnAndOn();
  }

  async leave(): Promise<void> {
    this.#isAsking = false;
    await this.#asking;
  }

  /** The refusals that it got. There have to be `least` of them; otherwise nothing was wrong at all. */
  findings(on: string, { least = 0, mayBeSilent = false } = {}): Finding[] {
    const refused = this.#answers.filter(({ status }) => status === 503).length;
    const rude = this.#answers.filter(({ status, headers }) => status === 503 && !headers["retry-after"]);
    const other = this.#answers.filter(({ status }) => status !== 201 && status !== 503);
    return [
      { what: "requests refused for now (503)", on, count: refused, goal: least > 0 ? { atLeast: least } : null },
      { what: "refusals without Retry-After", on, count: rude.length, goal: { atMost: 0 } },
      {
        what: "answers other than 201 and 503",
        on,
        count: other.length,
        goal: { atMost: 0 },
        examples: examplesOf(other.map(({ status, headers }) => ({ status, headers }))),
      },
      { what: "requests without an answer", on, count: this.#silences, goal: mayBeSilent ? null : { atMost: 0 } },
    ];
  }

  /** Asks until a request is accepted, and returns how many milliseconds that took. */
  async untilAccepted(): Promise<number> {
    const start = performance.now();
    while ((await this.#ask())?.status !== 201) await sleep(OFTEN);
    return Math.round(performance.now() - start);
  }

  async #askOnAndOn(): Promise<void> {
    while (this.#isAsking) {
      const answer = await this.#ask();
      if (answer) this.#answers.push(answer);
      else this.#silences += 1;
      await sleep(OFTEN);
    }
  }

  /** Returns null if there was no answer. */
  async #ask(): Promise<Answer | null> {
    const email = `refused-${randomUUID()}@smit.example`;
    const body = { submission_id: randomUUID(), name: "Jan Smit", email, service: "webshop", source: "contact" };
    try {
      const answer = await postJson(`${this.#url}/api/offer-requests`, body);
      if (answer.status === 201) {
        this.#asked.push({ way: "offer request", email, times: 1, isAcknowledged: true, outcomes: [201] });
      }
      return answer;
    } catch (error) {
      if (error instanceof Unanswered) return null;
      throw error;
    }
  }
}
