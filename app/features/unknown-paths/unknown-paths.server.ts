import type { Db } from "~/lib/db/database.server";
import type { Log } from "~/lib/log.server";
import { isPublicPath } from "./public-path";
import { SEARCH_PARAM } from "./search";
import { addHits } from "./store.server";

/** How long hits are gathered before they are stored together, in milliseconds. */
const GATHERED_FOR = 1_000;
/** Different addresses that are gathered at most: a flood of others in that time is not counted. */
const GATHERED_PATHS = 200;
const PATH_LENGTH = 200;

/** An e-mail address, as old links to unsubscribe carry it: who asked is nobody's business. */
const PERSONAL = /@|%40/;

/**
 * Counts the public addresses that visitors ask for and that do not exist. An answer never waits for it: hits are
 * gathered and stored once a second, so that a flood of unknown addresses costs the database one transaction a second.
 * What cannot be stored is logged and given up.
 */
export class UnknownPaths {
  readonly #db: Db;
  readonly #log: Log;
  #gathered = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;
  #storing: Promise<void> = Promise.resolve();

  constructor({ db, log }: { db: Db; log: Log }) {
    this.#db = db;
    this.#log = log;
  }

  /** Counts the request when `answer` is the page that says "not found". A search on that page is no other visit. */
  notice(request: Request, answer: Response): void {
    if (answer.status !== 404 || request.method !== "GET") return;
    if (!answer.headers.get("Content-Type")?.startsWith("text/html")) return;
    const { pathname, searchParams } = new URL(request.url);
    if (!isPublicPath(pathname) || PERSONAL.test(pathname) || searchParams.has(SEARCH_PARAM)) return;
    this.#count(pathname.slice(0, PATH_LENGTH));
  }

  #count(path: string): void {
    const hits = this.#gathered.get(path) ?? 0;
    if (hits === 0 && this.#gathered.size >= GATHERED_PATHS) return;
    this.#gathered.set(path, hits + 1);
    this.#timer ??= setTimeout(() => this.flush(), GATHERED_FOR).unref();
  }

  /** Stores what was gathered so far. Throws nothing. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#storing = this.#storing.then(() => this.#store());
    return this.#storing;
  }

  async #store(): Promise<void> {
    const hits = this.#gathered;
    this.#gathered = new Map();
    if (hits.size === 0) return;
    try {
      await this.#db.transaction().execute((tx) => addHits(tx, hits, new Date()));
    } catch (error) {
      this.#log.warn({ err: error, paths: hits.size }, "unknown paths not counted");
    }
  }
}
