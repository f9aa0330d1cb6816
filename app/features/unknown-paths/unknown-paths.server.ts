import type { Db } from "~/lib/db/database.server";
import { GatheredCounts } from "~/lib/gathered-counts";
import type { Log } from "~/lib/log.server";
import { isPublicPath } from "./public-path";
import { SEARCH_PARAM } from "./search";
import { addHits } from "./store.server";

/** Different addresses that are gathered at most in a second: a flood of others in that time is not counted. */
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
  readonly #hits: GatheredCounts;

  constructor({ db, log }: { db: Db; log: Log }) {
    this.#hits = new GatheredCounts({
      store: (hits) => db.transaction().execute((tx) => addHits(tx, hits, new Date())),
      onLost: (error, hits) => log.warn({ err: error, paths: hits.size }, "unknown paths not counted"),
    });
  }

  /** Counts the request when `answer` is the page that says "not found". A search on that page is no other visit. */
  notice(request: Request, answer: Response): void {
    if (answer.status !== 404 || request.method !== "GET") return;
    if (!answer.headers.get("Content-Type")?.startsWith("text/html")) return;
    const { pathname, searchParams } = new URL(request.url);
    if (!isPublicPath(pathname) || PERSONAL.test(pathname) || searchParams.has(SEARCH_PARAM)) return;
    this.#hits.add(pathname.slice(0, PATH_LENGTH), GATHERED_PATHS);
  }

  /** Stores what was gathered so far. Throws nothing. */
  flush(): Promise<void> {
    return this.#hits.flush();
  }
}
