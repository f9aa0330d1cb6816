import { AsyncLocalStorage } from "node:async_hooks";
import { asPreview, type Changes, NO_CHANGES, readChangesFrom } from "~/content/current";
import type { Db } from "~/lib/db/database.server";
import type { SiteChangeRow } from "~/lib/db/tables/site-tables";
import type { Log } from "~/lib/log.server";
import type { Live } from "~/platform/live/live.server";
import { isUntold } from "~/platform/live/live-event";
import { type ContentKind, fittingValues, isSame, type Values } from "./content-kind";
import { lastChanges } from "./site-content-store.server";

interface SiteContentOptions {
  db: Db;
  live: Pick<Live, "subscribe" | "publish">;
  log: Log;
  /** Null for what is no longer part of the site. */
  kindOf: (id: string) => ContentKind | null;
  /** Reads content of the site from other tables. */
  more: (db: Db) => Promise<Changes>;
  /** Called when everything that was rendered before is out of date. */
  onChange: () => void;
}

/** Milliseconds. */
const BETWEEN_TRIES = 1_000;

const previewed = new AsyncLocalStorage<Changes>();

/** The content of the site in memory, since every page reads it. Other processes learn by the live channel. */
export class SiteContent {
  readonly #options: SiteContentOptions;
  #changes: Changes = NO_CHANGES;
  #reading: Promise<void> = Promise.resolve();

  constructor(options: SiteContentOptions) {
    this.#options = options;
  }

  async ready(): Promise<void> {
    readChangesFrom(() => previewed.getStore() ?? this.#changes);
    await this.refresh();
    this.#options.live.subscribe((event) => {
      if (isUntold(event) || event.kind === "site-content") void this.refresh();
    });
  }

  get changes(): Changes {
    return this.#changes;
  }

  /** One reading after another, so that an older one does not win. Never throws. */
  refresh(): Promise<void> {
    this.#reading = this.#reading.then(async () => {
      const { db, kindOf, more, log, onChange } = this.#options;
      try {
        const changes = { ...fittingChanges(kindOf, await lastChanges(db)), ...(await more(db)) };
        if (isSame(changes, this.#changes)) return;
        this.#changes = changes;
        onChange();
      } catch (error) {
        log.warn({ err: error }, "content of the site not read: the previous one stays for now");
        setTimeout(() => void this.refresh(), BETWEEN_TRIES).unref();
      }
    });
    return this.#reading;
  }

  async changed(): Promise<void> {
    await this.refresh();
    await this.#options.live.publish({ kind: "site-content" });
  }

  /** Lets everything that `work` renders show `values` of a kind as if they were public. */
  preview<T>(kind: ContentKind, values: Values, work: () => T): T {
    return previewed.run(asPreview(this.#changes, kind.id, fittingValues(kind, values)), work);
  }
}

/** The changes without values that do not fit, as after an upgrade. */
function fittingChanges(kindOf: SiteContentOptions["kindOf"], rows: readonly SiteChangeRow[]): Changes {
  const changed = [...new Set(rows.map(({ kind }) => kind))].sort().map((id) => {
    const kind = kindOf(id);
    return [id, kind ? fittingValues(kind, Object.fromEntries(valuesIn(rows, kind))) : {}] as const;
  });
  return Object.fromEntries(changed.filter(([, values]) => Object.keys(values).length > 0));
}

export function valuesIn(rows: readonly SiteChangeRow[], { id }: Pick<ContentKind, "id">): [string, unknown][] {
  return rows
    .filter(({ kind, value }) => kind === id && value !== null)
    .map((row) => [nameOf(row), JSON.parse(row.value ?? "null")]);
}

export function nameOf({ name, language }: Pick<SiteChangeRow, "name" | "language">): string {
  return language === "" ? name : `${name}/${language}`;
}
