import { setImmediate as othersTurn } from "node:timers/promises";
import { type AuditEntry, recordAudit } from "~/lib/audit/audit-store.server";
import { type Db, lockKey } from "~/lib/db/database.server";
import type { RetentionRoundRow } from "~/lib/db/tables/desk-tables";
import type { Log } from "~/lib/log.server";
import { newId } from "~/lib/new-id.server";
import { cleanLine } from "~/lib/text/mail-address";
import { type Deleted, deleteOutdated } from "./delete-outdated.server";
import { endRound, insertRound, lastRound, renewRound } from "./round-store.server";

/** Milliseconds, like every duration here. */
const LEASE = 5 * 60_000;
const RENEW = 60_000;
const DAY = 24 * 3_600_000;
const RETRY = 3_600_000;
const BROKEN_OFF = "The process ended before the round did.";

export interface RoundServices {
  db: Db;
  log: Log;
  now: () => Date;
  dataDir: string;
  /** Aborts when the process stops: the round then ends as failed, and what it has deleted stays deleted. */
  abandon: AbortSignal;
}

/** `early`: there was one within a day. `busy`: one is under way, here or in another process. */
export type Round = { outcome: "done" | "failed"; id: string; deleted: Deleted } | { outcome: "early" | "busy" };

/** Runs once a day across processes and restarts, or at once for `by`. Throws if the database is away at the start. */
export async function runRound(services: RoundServices, by: AuditEntry["user"] | null): Promise<Round> {
  const { db, log, now, dataDir, abandon } = services;
  const begun = await begin(db, by, now());
  if (typeof begun === "string") return { outcome: begun };
  const { id } = begun;
  const deleted: Deleted = {};
  let renewed = now().getTime();
  const pause = async () => {
    await othersTurn();
    abandon.throwIfAborted();
    if (now().getTime() - renewed < RENEW) return;
    renewed = now().getTime();
    const isOurs = await renewRound(db, id, { lease_until: leaseFrom(now()), deleted: JSON.stringify(deleted) });
    if (!isOurs) throw new Error("Another process has taken the round over");
  };
  try {
    await deleteOutdated(db, now(), { dataDir, pause, deleted });
    await endRound(db, id, end("done", deleted, null, now()));
    log.info({ round: id, deleted }, "outdated data was deleted");
    return { outcome: "done", id, deleted };
  } catch (error) {
    const problem = abandon.aborted ? BROKEN_OFF : cleanLine(error instanceof Error ? error.message : String(error));
    log.warn({ round: id, err: error, deleted }, "not all outdated data was deleted");
    await endRound(db, id, end("failed", deleted, problem, now())).catch((lost: unknown) =>
      log.warn({ round: id, err: lost }, "the end of the round could not be recorded"),
    );
    return { outcome: "failed", id, deleted };
  }
}

async function begin(db: Db, by: AuditEntry["user"] | null, now: Date): Promise<RetentionRoundRow | "early" | "busy"> {
  // Checking needs no lock, and mostly no round is due yet.
  if (by === null && !isDue(await lastRound(db, ahead(now)), now)) return "early";
  return await db.transaction().execute(async (tx) => {
    await lockKey(tx, "retention");
    const last = await lastRound(tx, ahead(now));
    if (last?.state === "running") {
      if (last.lease_until > now.toISOString()) return "busy";
      await endRound(tx, last.id, { state: "failed", ended_at: last.lease_until, problem: BROKEN_OFF });
    } else if (by === null && !isDue(last, now)) return "early";
    const row: RetentionRoundRow = {
      id: newId(),
      cause: by ? "owner" : "daily",
      state: "running",
      started_at: now.toISOString(),
      ended_at: null,
      lease_until: leaseFrom(now),
      deleted: "{}",
      problem: null,
    };
    await insertRound(tx, row);
    if (by) await recordAudit(tx, { user: by, action: "retention.run", subject: `retention:${row.id}`, at: now });
    return row;
  });
}

/** A later start comes from a clock that was wrong and has since been corrected: the round does not wait until then. */
function ahead(now: Date): Date {
  return new Date(now.getTime() + DAY);
}

function isDue(last: RetentionRoundRow | undefined, now: Date): boolean {
  if (!last) return true;
  if (last.state === "running") return last.lease_until <= now.toISOString();
  const wait = last.state === "failed" ? RETRY : DAY;
  return now.getTime() - Date.parse(last.started_at) >= wait;
}

function end(state: "done" | "failed", deleted: Deleted, problem: string | null, now: Date) {
  return { state, ended_at: now.toISOString(), deleted: JSON.stringify(deleted), problem };
}

function leaseFrom(now: Date): string {
  return new Date(now.getTime() + LEASE).toISOString();
}
