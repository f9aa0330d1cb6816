import type { Db } from "~/lib/db/database.server";
import { isDatabaseAway } from "~/lib/db/database-errors.server";
import type { Tables } from "~/lib/db/tables/tables";
import type { Log } from "~/lib/log.server";
import { newId } from "~/lib/new-id.server";
import { settledWithin } from "~/lib/settled-within";
import type { Live } from "../live/live.server";
import { claimDue, databaseTime, type Lease, type QueueTable, releaseLeases } from "./leases.server";

/** Milliseconds, like every duration here. */
const LEASE = 60_000;
const STOP_PATIENCE = 2_000;
const POLL = 1_000;
const LONGEST_POLL = 30_000;
const ABANDON_PATIENCE = 1_000;
/** The rows of many events are looked up once. */
const GATHERING = 50;

interface QueueOptions<T extends QueueTable, Outcome> {
  db: Db;
  log: Log;
  /** The clock of the database by default: the clocks of machines differ. */
  now?: (() => Date) | undefined;
  table: T;
  noun: string;
  /** Events of all processes, which wake the queue. */
  live?: Pick<Live, "subscribe">;
  /** Ends with `settle` or `deleteHeld`. A row whose attempt throws is due again when its lease ends. */
  attempt: (row: Tables[T], queue: LeasedQueue<Outcome>) => Promise<Outcome>;
  /** Attempts at the same time. */
  concurrency: number;
  /** Returns how many of `free` attempts may begin now. All by default. */
  limit?: (free: number) => number | Promise<number>;
  /** Longer than an attempt, so that no two processes try one row at the same time. */
  lease?: number;
  /** Time that a stop leaves to attempts. Null if they only wait for another server. */
  patience?: number | null;
}

export interface LeasedQueue<Outcome = void> {
  readonly owner: string;
  readonly isStopped: boolean;
  /** Aborts the attempts that a stop no longer waits for. Their rows keep their place. */
  readonly signal: AbortSignal;
  lease(): Promise<Lease>;
  /** Resolves when done, with how many rows were tried. */
  attemptDue(): Promise<number>;
  /** Looks for due rows at once. */
  wake(): void;
  start(): void;
  /** Ends within seconds. */
  stop(): Promise<void>;
  underWay(id: string): Promise<Outcome | undefined> | undefined;
  /** Counts an attempt as under way. Never rejects: resolves to undefined if the attempt broke off. */
  follow(id: string, attempt: Promise<Outcome>): Promise<Outcome | undefined>;
  /** Keeps a row from being attempted again while `run` has not ended, even if its lease has. */
  begin(id: string, run: () => Promise<Outcome>): Promise<Outcome>;
}

/**
 * Works on the due rows of a table, each in the one process that holds its lease. Polls every second, less often while
 * the database is away, and at once while there is more.
 */
export function leasedQueue<T extends QueueTable, Outcome = void>(
  options: QueueOptions<T, Outcome>,
): LeasedQueue<Outcome> {
  const { db, log, now, table, noun, concurrency, limit, lease: duration = LEASE, patience = STOP_PATIENCE } = options;
  const owner = newId();
  const underWay = new Map<string, Promise<Outcome | undefined>>();
  /** Attempts that have not ended, although their lease may have. */
  const begun = new Set<string>();
  const abandon = new AbortController();
  let claiming: Promise<Tables[T][]> | undefined;
  let dueUnderWay = 0;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let pause = POLL;
  let gathering: NodeJS.Timeout | undefined;
  let leave: (() => void) | undefined;

  const queue: LeasedQueue<Outcome> = {
    owner,
    get isStopped() {
      return isStopped;
    },
    signal: abandon.signal,
    lease: async () => ({ owner, now: now?.() ?? (await databaseTime(db)), duration }),
    attemptDue,
    wake: () => void attemptDue().catch((error: unknown) => log.warn({ err: error }, `due ${noun}s cannot be read`)),
    underWay: (id) => underWay.get(id),
    follow,
    begin,
    start,
    stop,
  };
  return queue;

  async function attemptDue(): Promise<number> {
    const free = concurrency - dueUnderWay;
    if (claiming || isStopped || free <= 0) return 0;
    // Copied before the claim, which may still take the lease of an attempt that ends meanwhile.
    const busy = new Set(begun);
    claiming = claim(free, busy).finally(() => {
      claiming = undefined;
    });
    const claimed = await claiming;
    pause = POLL;
    // The lease of a running attempt may have ended: the clock jumped, or the database was away.
    const rows = claimed.filter(({ id }) => !busy.has(id));
    dueUnderWay += rows.length;
    const mayBeMore = claimed.length === free;
    const done = rows.map(async (row) => {
      await follow(
        row.id,
        begin(row.id, () => options.attempt(row, queue)),
      );
      dueUnderWay -= 1;
      // The poll waits until half of them have ended, so that rows are claimed together.
      if (mayBeMore && dueUnderWay <= concurrency / 2 && timer) schedule(0);
    });
    await Promise.all(done);
    return rows.length;
  }

  async function claim(free: number, busy: ReadonlySet<string>): Promise<Tables[T][]> {
    const most = (await limit?.(free)) ?? free;
    return most > 0 ? await claimDue(db, table, most, await queue.lease(), [...busy]) : [];
  }

  async function begin(id: string, run: () => Promise<Outcome>): Promise<Outcome> {
    begun.add(id);
    try {
      return await run();
    } finally {
      begun.delete(id);
    }
  }

  function follow(id: string, attempt: Promise<Outcome>): Promise<Outcome | undefined> {
    const followed = attempt
      .catch((error: unknown) => {
        // Nothing is lost: the row is tried again.
        const level = abandon.signal.aborted || isDatabaseAway(error) ? "warn" : "error";
        log[level]({ [noun]: id, err: error }, `${noun} attempt broke off`);
        return undefined;
      })
      .finally(() => {
        if (underWay.get(id) === followed) underWay.delete(id);
      });
    underWay.set(id, followed);
    return followed;
  }

  function start(): void {
    leave = options.live?.subscribe(() => {
      gathering ??= setTimeout(() => {
        gathering = undefined;
        queue.wake();
      }, GATHERING).unref();
    });
    poll();
  }

  function poll(): void {
    attemptDue().then(
      (found) => {
        if (found > 0) schedule(0);
      },
      (error: unknown) => {
        pause = Math.min(pause * 2, LONGEST_POLL);
        log.warn({ err: error, nextInMs: pause }, `due ${noun}s cannot be read`);
        schedule(pause);
      },
    );
    schedule(pause);
  }

  function schedule(next: number): void {
    clearTimeout(timer);
    timer = isStopped ? undefined : setTimeout(poll, next).unref();
  }

  async function stop(): Promise<void> {
    isStopped = true;
    leave?.();
    clearTimeout(gathering);
    clearTimeout(timer);
    if (patience === null) abandon.abort();
    // The claim under way comes first: it would take leases after the others were given back.
    await settledWithin(Promise.allSettled([claiming]), STOP_PATIENCE);
    if (patience !== null) await settledWithin(Promise.allSettled(underWay.values()), patience);
    abandon.abort();
    await settledWithin(Promise.allSettled(underWay.values()), ABANDON_PATIENCE);
    try {
      await releaseLeases(db, table, owner);
    } catch (error) {
      log.warn({ err: error }, "leases not released: they will expire");
    }
  }
}
