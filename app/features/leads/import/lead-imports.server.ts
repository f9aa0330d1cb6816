import { setTimeout as pause } from "node:timers/promises";
import type { Db } from "~/lib/db/database.server";
import { isDatabaseAway } from "~/lib/db/database-errors.server";
import type { LeadImportRow } from "~/lib/db/tables/import-tables";
import type { Log } from "~/lib/log.server";
import { LeasedWorker } from "~/platform/jobs/leased-worker.server";
import type { Live } from "~/platform/live/live.server";
import { failLine, importLines } from "./import-lines.server";
import { fixedRules } from "./import-rules.server";
import { deleteImportsBefore } from "./import-store.server";
import { takeBackLines } from "./take-back-lines.server";

/** Milliseconds, like every duration here. */
const LEASE = 30_000;
const STOP_PATIENCE = 3_000;
const HOUR = 3_600_000;
/** Less than a day, with the time between two looks. */
const DRAFTS_KEPT = 23 * HOUR;
/** How long an import can be taken back. */
export const IMPORTS_KEPT = 30 * 24 * HOUR;
const BETWEEN_LOOKS = HOUR / 4;
/** Leads of one transaction, and the time in which others get their turn. */
const BATCH = 25;
const BREATH = 15;

interface LeadImportsOptions {
  db: Db;
  live: Pick<Live, "publish">;
  log: Log;
  now?: () => Date;
}

/** Imports files and takes them back: a file is a row, and the process that holds its lease works on it. */
export class LeadImports {
  readonly #options: LeadImportsOptions;
  readonly #now: () => Date;
  readonly #worker: LeasedWorker<"lead_imports">;
  #looked = 0;

  constructor(options: LeadImportsOptions) {
    const { db, log, now } = options;
    this.#options = options;
    this.#now = now ?? (() => new Date());
    this.#worker = new LeasedWorker({
      db,
      log,
      now,
      table: "lead_imports",
      noun: "import",
      lease: LEASE,
      most: 1,
      patience: STOP_PATIENCE,
      attempt: (row) => this.#work(row),
      prepare: () => this.#deleteOld(),
    });
  }

  /** Resolves with how many files it worked on, when done. */
  workDue(): Promise<number> {
    return this.#worker.attemptDue();
  }

  hurry(): void {
    this.#worker.hurry();
  }

  start(): void {
    this.#worker.start();
  }

  /** Ends after the batch that is under way, and leaves the rest to another process. */
  async stop(): Promise<void> {
    await this.#worker.stop();
  }

  async #work(row: LeadImportRow): Promise<void> {
    let most = BATCH;
    while (!this.#worker.isStopped) {
      try {
        const state = await this.#batch(row, most);
        if (state === "lost") return;
        if (state === "ended") break;
        most = BATCH;
      } catch (error) {
        if (isDatabaseAway(error)) throw error;
        this.#options.log.error({ import: row.id, err: error, most }, "rows of a file were not imported");
        // One row that cannot be stored does not hold up the others.
        if (most === 1) await failLine(this.#options.db, row, await this.#worker.lease());
        most = 1;
      }
      await pause(BREATH);
    }
    void this.#options.live.publish({ kind: "lead-changed", lead: row.id });
  }

  async #batch(row: LeadImportRow, most: number): Promise<"more" | "ended" | "lost"> {
    const { db } = this.#options;
    const [lease, now] = [await this.#worker.lease(), this.#now()];
    if (row.doing === "take-back") return takeBackLines(db, row.id, { lease, now, most });
    return importLines(db, row.id, { lease, now, most, rules: fixedRules(row.choices, now) });
  }

  async #deleteOld(): Promise<void> {
    const now = this.#now().getTime();
    if (now - this.#looked < BETWEEN_LOOKS) return;
    await deleteOldImports(this.#options.db, new Date(now));
    this.#looked = now;
  }
}

export function deleteOldImports(db: Db, now: Date): Promise<number> {
  const before = (time: number) => new Date(now.getTime() - time).toISOString();
  return deleteImportsBefore(db, before(DRAFTS_KEPT), before(IMPORTS_KEPT));
}
