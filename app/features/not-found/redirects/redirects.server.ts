import { createContext } from "react-router";
import type { Db } from "~/lib/db/database.server";
import type { RedirectRow } from "~/lib/db/tables/tool-tables";
import { GatheredCounts } from "~/lib/gathered-counts";
import type { Log } from "~/lib/log.server";
import type { Live } from "~/platform/live/live.server";
import { isUntold } from "~/platform/live/live-event";
import { keysFor, locationOf, redirectKey } from "./redirect-path";
import { addRedirectHits, listRedirects } from "./redirect-store.server";

interface RedirectsOptions {
  db: Db;
  live: Pick<Live, "subscribe" | "publish">;
  log: Log;
}

/** Set by the HTTP layer; null where there are no redirects. */
export const redirectsContext = createContext<Redirects | null>(null);

/** Keeps all in memory: a scan asks for a thousand unknown addresses. Other processes learn by the live channel. */
export class Redirects {
  readonly #options: RedirectsOptions;
  #known: ReadonlyMap<string, Pick<RedirectRow, "to_path" | "status">> = new Map();
  #reading: Promise<void> = Promise.resolve();
  readonly #hits: GatheredCounts;

  constructor(options: RedirectsOptions) {
    const { db, log } = options;
    this.#options = options;
    this.#hits = new GatheredCounts({
      store: (hits) => db.transaction().execute((tx) => addRedirectHits(tx, hits, new Date())),
      onLost: (error, hits) => log.warn({ err: error, redirects: hits.size }, "redirects not counted"),
    });
  }

  async ready(): Promise<void> {
    await this.refresh();
    this.#options.live.subscribe((event) => {
      if (isUntold(event) || event.kind === "redirects") void this.refresh();
    });
  }

  /** Null when there is no redirect. */
  find({ pathname, search }: Pick<URL, "pathname" | "search">): { location: string; status: 301 | 302 } | null {
    const key = redirectKey(pathname);
    if (key === null) return null;
    const from = keysFor(key).find((known) => this.#known.has(known));
    const found = from === undefined ? undefined : this.#known.get(from);
    if (from === undefined || !found) return null;
    this.#hits.add(from);
    return { location: locationOf(key, found.to_path, search), status: found.status };
  }

  /** Does not count as a visit. */
  has(pathname: string): boolean {
    const key = redirectKey(pathname);
    return key !== null && keysFor(key).some((known) => this.#known.has(known));
  }

  /** One reading after another, so that an older one does not win. Never throws. */
  refresh(): Promise<void> {
    this.#reading = this.#reading.then(async () => {
      try {
        const rows = await listRedirects(this.#options.db);
        this.#known = new Map(rows.map(({ from_path, ...row }) => [from_path, row]));
      } catch (error) {
        this.#options.log.warn({ err: error }, "redirects not read: the previous ones stay in force");
      }
    });
    return this.#reading;
  }

  async changed(): Promise<void> {
    await this.refresh();
    await this.#options.live.publish({ kind: "redirects" });
  }

  /** Resolves even if counting fails. */
  stop(): Promise<void> {
    return this.#hits.flush();
  }
}
