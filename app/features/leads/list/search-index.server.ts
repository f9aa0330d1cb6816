import { setTimeout as pause } from "node:timers/promises";
import type { Live } from "~/features/live/live.server";
import type { Db } from "~/lib/db/database.server";
import { isDatabaseAway } from "~/lib/db/database-errors.server";
import type { Log } from "~/lib/log.server";
import { indexLeads } from "./store.server";

/** How many leads are put into the index at once: some milliseconds of work. */
const AT_ONCE = 100;
/** After how many milliseconds of quiet a lead is put there, and after how many of leads that keep coming. */
const QUIET = 1_000;
const LONGEST = 60_000;
/** Milliseconds between one batch and the next, so that others get their turn. */
const BETWEEN = 20;

interface SearchIndexOptions {
  db: Db;
  live: Pick<Live, "subscribe">;
  log: Log;
}

/**
 * Puts new leads into the search index once it is quiet. A search finds them before that, too: on SQLite `rareRows`
 * reads what is not in the index yet, and PostgreSQL keeps a list of that.
 */
export class SearchIndex {
  readonly #options: SearchIndexOptions;
  #timer: NodeJS.Timeout | undefined;
  /** Since when leads have been waiting, in milliseconds since the process began; null while none are. */
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
      // Nothing is lost: they are found without the index, and the next lead makes it try again.
      log[isDatabaseAway(error) ? "warn" : "error"]({ err: error }, "leads not put into the search index");
    }
  }
}
