import type { Db } from "~/lib/db/database.server";
import { GatheredCounts } from "~/lib/gathered-counts";
import type { Log } from "~/lib/log.server";
import { addHits } from "./not-found-store.server";
import { isNotFoundPage } from "./redirect-to-meant.server";
import { isPublicPath } from "./redirects/redirect-path";
import { SEARCH_PARAM } from "./search";

/** The most that are counted within a second. */
const GATHERED_PATHS = 200;
const PATH_LENGTH = 200;

/** An e-mail address, as in old unsubscribe links: who made the request is nobody's business. */
const PERSONAL = /@|%40/;

/** Answers never wait for it: hits are stored once a second, so that a flood costs one transaction a second. */
export class UnknownPaths {
  readonly #hits: GatheredCounts;

  constructor({ db, log }: { db: Db; log: Log }) {
    this.#hits = new GatheredCounts({
      store: (hits) => db.transaction().execute((tx) => addHits(tx, hits, new Date())),
      onLost: (error, hits) => log.warn({ err: error, paths: hits.size }, "unknown paths not counted"),
    });
  }

  /** A search on that page is not another visit. */
  notice(request: Request, answer: Response): void {
    if (request.method !== "GET" || !isNotFoundPage(answer)) return;
    const { pathname, searchParams } = new URL(request.url);
    if (!isPublicPath(pathname) || PERSONAL.test(pathname) || searchParams.has(SEARCH_PARAM)) return;
    this.#hits.add(pathname.slice(0, PATH_LENGTH), GATHERED_PATHS);
  }

  /** Resolves even if counting fails. */
  stop(): Promise<void> {
    return this.#hits.flush();
  }
}
