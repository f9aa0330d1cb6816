import { setTimeout as pause } from "node:timers/promises";
import type { Db } from "~/lib/db/database.server";
import { isDatabaseAway } from "~/lib/db/database-errors.server";
import type { LeadImportRow } from "~/lib/db/tables/import-tables";
import type { Log } from "~/lib/log.server";
import { type LeasedQueue, leasedQueue } from "~/platform/jobs/leased-queue.server";
import { repeat, type Service } from "~/platform/jobs/schedule.server";
import type { Live } from "~/platform/live/live.server";
import { failLine, importLines, undoLines } from "./import-lines.server";
import { fixedRules } from "./import-rules.server";
import { deleteImportsBefore } from "./import-store.server";

/** Milliseconds, like every duration here. */
const LEASE = 30_000;
const STOP_PATIENCE = 3_000;
const HOUR = 3_600_000;
/** Less than a day, with the time between two looks. */
const DRAFTS_KEPT = 23 * HOUR;
/** The time during which an import can be taken back. */
export const IMPORTS_KEPT = 30 * 24 * HOUR;
const BETWEEN_DELETIONS = HOUR / 4;
/** Leads of one transaction, and the time in which others get their turn. */
const BATCH = 25;
const BREATH = 15;

interface LeadImportServices {
  db: Db;
  live: Pick<Live, "publish">;
  log: Log;
  now?: () => Date;
}

/** Imports files and takes them back: a file is a row, and the process that holds its lease works on it. */
export function leadImportQueue(services: LeadImportServices): LeasedQueue {
  const { db, log, now } = services;
  const attempt = (row: LeadImportRow, queue: LeasedQueue) => workOn(services, row, queue);
  const patience = STOP_PATIENCE;
  return leasedQueue({
    db,
    log,
    now,
    table: "lead_imports",
    noun: "import",
    lease: LEASE,
    concurrency: 1,
    patience,
    attempt,
  });
}

/** Deletes old files, and those that were left half-way. */
export function oldImports({ db, log }: Pick<LeadImportServices, "db" | "log">): Service {
  const work = () => deleteOldImports(db, new Date());
  return repeat({ every: BETWEEN_DELETIONS, isAtOnce: true, work, log, trouble: "old imports not deleted" });
}

/** Ends after the batch under way when the queue stops, and leaves the rest to another process. */
async function workOn(
  { db, live, log, now = () => new Date() }: LeadImportServices,
  row: LeadImportRow,
  queue: LeasedQueue,
): Promise<void> {
  let most = BATCH;
  while (!queue.isStopped) {
    try {
      const batch = { lease: await queue.lease(), now: now(), most };
      const state =
        row.doing === "take-back"
          ? await undoLines(db, row.id, batch)
          : await importLines(db, row.id, { ...batch, rules: fixedRules(row.choices, batch.now) });
      if (state === "lost") return;
      if (state === "ended") break;
      most = BATCH;
    } catch (error) {
      if (isDatabaseAway(error)) throw error;
      log.error({ import: row.id, err: error, most }, "rows of a file were not imported");
      // One row that cannot be stored does not hold up the others.
      if (most === 1) await failLine(db, row, await queue.lease());
      most = 1;
    }
    await pause(BREATH);
  }
  void live.publish({ kind: "lead-changed", lead: row.id });
}

export function deleteOldImports(db: Db, now: Date): Promise<number> {
  const before = (time: number) => new Date(now.getTime() - time).toISOString();
  return deleteImportsBefore(db, before(DRAFTS_KEPT), before(IMPORTS_KEPT));
}
