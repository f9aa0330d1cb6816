import type { AppointmentMailServices } from "~/features/appointments/mails.server";
import type { Db } from "~/lib/db/database.server";
import type { CalendarTargetRow } from "~/lib/db/tables/calendar-copy-tables";
import type { CalendarRow } from "~/lib/db/tables/calendar-tables";
import { PublicFetchProblem } from "~/lib/http/public-fetch-problem";
import type { Log } from "~/lib/log.server";
import { type LeasedQueue, leasedQueue } from "~/platform/jobs/leased-queue.server";
import { renewLease, settle } from "~/platform/jobs/leases.server";
import type { Live } from "~/platform/live/live.server";
import { openAccount, PASSWORD_RETRY } from "../calendar-account.server";
import { findCalendar } from "../calendar-store.server";
import { countCopies, deleteCopies, deleteTarget, dueCopies, findRemoved } from "./copy-store.server";
import { DavObjects, DavProblem } from "./dav-objects.server";
import { type CopyTarget, lookAtCopies, writeCopy } from "./sync-copies.server";
import type { WriteTrouble } from "./write-trouble";

/** Milliseconds. */
const LEASE = 90_000;
const BETWEEN_LOOKS = 2 * 60_000;
const FIRST_RETRY = 15_000;
const LONGEST_RETRY = 3_600_000;
/** Copies of one attempt: each takes a few requests. */
const AT_ONCE = 10;
const CONCURRENCY = 4;

interface CopyQueueOptions {
  db: Db;
  log: Log;
  live: Pick<Live, "subscribe" | "publish">;
  env: AppointmentMailServices["env"];
  fetch: typeof fetch;
  now?: () => Date;
}

/** Writes appointments into the calendars that were chosen for it, and looks there for changes by their owners. */
export function copyQueue(options: CopyQueueOptions): LeasedQueue {
  const { db, log, live, env, fetch: fetching } = options;
  const clock = options.now ?? (() => new Date());
  return leasedQueue({
    ...{ db, log, now: options.now },
    table: "calendar_targets",
    noun: "calendar",
    live,
    concurrency: CONCURRENCY,
    lease: LEASE,
    // Writing twice is harmless, and the server of the calendar may be slow.
    patience: null,
    attempt,
  });

  async function attempt(row: CalendarTargetRow, queue: LeasedQueue): Promise<void> {
    const present = await findCalendar(db, row.id);
    const calendar = present ?? (await findRemoved(db, row.id));
    if (!calendar) return await endTarget(row.id);
    const target = { id: calendar.id, writeUrl: present?.write_url ?? null };
    let trouble: WriteTrouble | null = null;
    try {
      await work(calendar, target, queue);
    } catch (error) {
      trouble = troubleOf(error);
      if (trouble === null) throw error;
      log.warn({ calendar: row.id, trouble, err: error }, "a calendar cannot be written to");
    }
    await release(row, target, trouble, queue);
  }

  async function work(calendar: CalendarRow, target: CopyTarget, queue: LeasedQueue): Promise<void> {
    const account = openAccount(calendar, env.SESSION_SECRET);
    if (!account) throw new DavProblem("password", "the password was sealed with another secret");
    const { username, password } = account;
    const within: typeof fetch = (input, init) => fetching(input, { ...init, signal: queue.signal });
    const dav = new DavObjects({ username: username ?? "", password: password ?? "" }, within);
    let refused: DavProblem | undefined;
    for (const copy of await dueCopies(db, calendar.id, AT_ONCE)) {
      if (queue.isStopped) return;
      try {
        await writeCopy({ db, env, dav }, target, copy, clock());
      } catch (error) {
        // A server that refuses one event may take the others.
        if (!(error instanceof DavProblem) || error.trouble !== "refused") throw error;
        refused = error;
      }
    }
    if (await lookAtCopies({ db, dav, signal: queue.signal }, target, clock()))
      void live.publish({ kind: "appointment-changed" });
    if (refused) throw refused;
  }

  /** Copies that were marked meanwhile are due at once. */
  async function release(
    row: CalendarTargetRow,
    target: CopyTarget,
    trouble: WriteTrouble | null,
    queue: LeasedQueue,
  ): Promise<void> {
    await db.transaction().execute(async (tx) => {
      const held = await renewLease(tx, "calendar_targets", row.id, await queue.lease());
      if (!held) return;
      const now = clock();
      const isDue = (await dueCopies(tx, row.id, 1)).length > 0;
      const isOver = !isDue && target.writeUrl === null && (await countCopies(tx, row.id)) === 0;
      if (isOver) return await deleteTarget(tx, row.id);
      const wait = trouble ? retryAfter(row, trouble) : isDue ? 0 : BETWEEN_LOOKS;
      await settle(tx, "calendar_targets", held, {
        ...{ trouble, trouble_since: trouble && (row.trouble_since ?? now.toISOString()) },
        attempts: trouble ? row.attempts : 0,
        due_at: new Date(now.getTime() + wait).toISOString(),
      });
    });
  }

  async function endTarget(id: string): Promise<void> {
    await db.transaction().execute(async (tx) => {
      await deleteCopies(tx, id);
      await deleteTarget(tx, id);
    });
  }
}

function retryAfter({ attempts, trouble: before }: CalendarTargetRow, trouble: WriteTrouble): number {
  // A server that is starting may refuse what is right.
  if (trouble === "password" && before === "password") return PASSWORD_RETRY;
  return Math.min(FIRST_RETRY * 2 ** Math.min(attempts - 1, 12), LONGEST_RETRY);
}

/** Null for an error that is not about the calendar or its server. */
function troubleOf(error: unknown): WriteTrouble | null {
  if (error instanceof DavProblem) return error.trouble;
  return error instanceof PublicFetchProblem ? "unreachable" : null;
}
