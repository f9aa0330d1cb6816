import { setTimeout as pause } from "node:timers/promises";
import type { Live } from "~/features/live/live.server";
import type { Db } from "~/lib/db/database.server";
import { isDatabaseAway } from "~/lib/db/database-errors.server";
import type { Log } from "~/lib/log.server";
import { indexLeads } from "./store.server";

/** Some milliseconds of work. */
const AT_ONCE = 100;
/** Milliseconds of quiet, and of leads that keep coming. */
const QUIET = 1_000;
const LONGEST = 60_000;
/** Milliseconds, so that others get their turn. */
const BETWEEN = 20;

interface SearchIndexOptions {
  db: Db;
  live: Pick<Live, "subscribe">;
  log: Log;
}

/** Searches find new leads before that: SQLite's `rareRows` reads what is not in the index yet. */
export class SearchIndex {
  readonly #options: SearchIndexOptions;
  #timer: NodeJS.Timeout | undefined;
  /** Milliseconds since the process began; null while none are waiting. */
  #waiting: number | null = null;
  #leave = () => {};
  #work: Promise<void> = Promise.resolve();
  #isStopped = false;

  constructor(options: SearchIndexOptions) {
    this.#options = options;
  }

  start(): void {
    this.#leave = this.#options.live.subscribe(() => this.#wait());
    this.#wait();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#leave();
    clearTimeout(this.#timer);
    await this.#work;
  }

  #wait(): void {
    this.#waiting ??= performance.now();
    const left = this.#waiting + LONGEST - performance.now();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#begin(), Math.max(0, Math.min(QUIET, left))).unref();
  }

  #begin(): void {
    this.#waiting = null;
    this.#work = this.#work.then(() => this.#indexAll());
  }

  async #indexAll(): Promise<void> {
    const { db, log } = this.#options;
    try {
      while (!this.#isStopped && (await indexLeads(db, AT_ONCE))) await pause(BETWEEN);
    } catch (error) {
      // Leads are found without the index, and the next one makes it try again.
      log[isDatabaseAway(error) ? "warn" : "error"]({ err: error }, "leads not put into the search index");
    }
  }
}
