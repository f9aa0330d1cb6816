import { setTimeout as sleep } from "node:timers/promises";
import { call, isRendered, keptConnections, renderedAnew, Unanswered } from "./call.ts";
import { examplesOf, type Finding } from "./scenario.ts";

/** Milliseconds between an answer and the next look at the same address. */
const OFTEN = 50;

/** An address, and what it answers when all is well. */
export interface View {
  path: string | (() => string);
  status: number;
  headers?: Record<string, string>;
  /** True if it is rendered anew each time. */
  isRendered?: boolean;
}

export const RENDERED_PRICES: View = { path: () => renderedAnew("/prijzen"), status: 200, isRendered: true };

/** The pages of a visitor who only looks: kept pages, one rendered for each visit, one that does not exist. */
export const PUBLIC_VIEWS: readonly View[] = [
  { path: "/", status: 200 },
  { path: "/en/diensten", status: 200 },
  RENDERED_PRICES,
  { path: () => `/bestaat-niet-${Math.random()}`, status: 404 },
  { path: "/favicon.svg", status: 200 },
  { path: "/healthz", status: 200 },
];

/** The pages that a signed-in owner reads. */
export function deskViews(session: { Cookie: string }): readonly View[] {
  return ["/admin", "/admin/chats", "/admin/mails", "/admin/quotes"].map((path) => ({
    path,
    status: 200,
    headers: session,
  }));
}

interface Glance {
  path: string;
  /** Milliseconds until the whole answer had arrived. */
  ms: number;
  /** The status, or why there was no answer; "kept" if a page should have been rendered but was not. */
  outcome: number | "kept" | Unanswered["how"];
  isRight: boolean;
}

/**
 * Looks at each of some addresses again and again, over connections that are kept, while something happens to the
 * product.
 */
export class Onlooker {
  readonly #glances: Glance[] = [];
  readonly #url: string;
  readonly #agent = keptConnections();
  #isLooking = true;
  readonly #looking: Promise<unknown>;

  constructor(url: string, views: readonly View[]) {
    this.#url = url;
    this.#looking = Promise.all(views.map((view) => this.#look(view)));
  }

  async leave(): Promise<void> {
    this.#isLooking = false;
    await this.#looking;
    this.#agent.destroy();
  }

  /** The longest wait, in milliseconds. */
  get slowest(): number {
    return Math.round(Math.max(0, ...this.#glances.map(({ ms }) => ms)));
  }

  /**
   * The findings about `pages`. If `isPromised`, all of them have to be answered as ever; `slowest` is the goal for the
   * slowest.
   */
  findings(pages: string, on: string, isPromised: boolean, slowest: Finding["goal"] = null): Finding[] {
    const wrong = this.#glances.filter(({ isRight }) => !isRight);
    return [
      { what: `${pages} seen`, on, count: this.#glances.length, goal: { atLeast: 1 } },
      { what: `${pages}: slowest (ms)`, on, count: this.slowest, goal: slowest },
      {
        what: `${pages} not answered as ever`,
        on,
        count: wrong.length,
        goal: isPromised ? { atMost: 0 } : null,
        examples: examplesOf(wrong),
      },
    ];
  }

  async #look(view: View): Promise<void> {
    while (this.#isLooking) {
      const path = typeof view.path === "string" ? view.path : view.path();
      const start = performance.now();
      const outcome = await this.#ask(path, view);
      this.#glances.push({ path, ms: performance.now() - start, outcome, isRight: outcome === view.status });
      await sleep(OFTEN);
    }
  }

  async #ask(path: string, view: View): Promise<Glance["outcome"]> {
    try {
      const answer = await call(this.#url + path, { headers: view.headers ?? {} }, this.#agent);
      return view.isRendered && !isRendered(answer) ? "kept" : answer.status;
    } catch (error) {
      if (!(error instanceof Unanswered)) throw error;
      // HTTP allows that, and a browser retries by itself.
      return error.how === "closed" ? this.#ask(path, view) : error.how;
    }
  }
}
