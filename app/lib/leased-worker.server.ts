import { newId } from "~/lib/new-id.server";
import type { Db } from "./db/database.server";
import { isDatabaseAway } from "./db/database-errors.server";
import { claimDue, databaseTime, type Lease, type QueueTable, releaseLeases } from "./db/leased-queue.server";
import type { Tables } from "./db/tables";
import type { Log } from "./log.server";
import { Poller } from "./poller";
import { settledWithin } from "./settled-within";

/** Milliseconds, like every duration here. */
const POLL = 1_000;
const ABANDON_PATIENCE = 1_000;

/** A claimed row by its id, and what is to be done about it. */
export interface Attempt<Outcome> {
  id: string;
  run: () => Promise<Outcome>;
}

interface LeasedWorkerOptions<Table extends QueueTable, Outcome> {
  db: Db;
  log: Log;
  /** The time of the database by default, which all processes share: the clocks of machines differ. */
  now?: (() => Date) | undefined;
  table: Table;
  /** What the log calls a row. */
  noun: string;
  /** How long a lease lasts: longer than an attempt, so that no two processes try one row at the same time. */
  lease: number;
  /** How many due rows are tried at the same time. */
  most: number;
  /** How long a stop waits for a claim, and then for attempts, before it abandons them. */
  patience: number;
  /** Takes the leases of `most` rows, and fetches what their attempts need: a stop waits for both. */
  claim: (most: number) => Promise<Attempt<Outcome>[]>;
  /** Comes before each look at the table. */
  prepare?: () => Promise<void>;
}

/**
 * Works through the due rows of a queue, side by side with other processes; whatever it holds when it stops, it gives
 * back.
 */
export class LeasedWorker<Table extends QueueTable, Outcome = void> {
  readonly #options: LeasedWorkerOptions<Table, Outcome>;
  /** Names this worker in the leases that it holds. */
  readonly owner = newId();
  readonly #underWay = new Map<string, Promise<Outcome | undefined>>();
  /** The rows whose leases were taken and whose attempts have not ended: a lease may run out before that. */
  readonly #begun = new Set<string>();
  readonly #abandon = new AbortController();
  readonly #poller: Poller;
  #claim: Promise<Attempt<Outcome>[]> | undefined;
  /** How many rows that were due are under way. */
  #dueUnderWay = 0;
  #isStopped = false;

  constructor(options: LeasedWorkerOptions<Table, Outcome>) {
    this.#options = options;
    const { log, noun, prepare } = options;
    this.#poller = new Poller({
      work: async () => {
        await prepare?.();
        return await this.attemptDue();
      },
      pause: POLL,
      onTrouble: (error, nextInMs) => log.warn({ err: error, nextInMs }, `due ${noun}s cannot be read`),
    });
  }

  get isStopped(): boolean {
    return this.#isStopped;
  }

  /** Aborts when attempts have to end at once: their rows then keep their place. */
  get abandoned(): AbortSignal {
    return this.#abandon.signal;
  }

  /** A lease that begins now. */
  async lease(): Promise<Lease> {
    const { db, now, lease: duration } = this.#options;
    return { owner: this.owner, now: now?.() ?? (await databaseTime(db)), duration };
  }

  /** Takes the leases of up to `most` due rows. */
  async claimDue(most: number): Promise<Tables[Table][]> {
    const { db, table } = this.#options;
    return await claimDue(db, table, most, await this.lease());
  }

  /** Tries the rows that are due and that nobody holds, a few at a time. Gives how many it tried, when done. */
  async attemptDue(): Promise<number> {
    const { claim, most } = this.#options;
    const free = most - this.#dueUnderWay;
    if (this.#claim || this.#isStopped || free <= 0) return 0;
    // As of before the claim, which may still take the lease of one that ends meanwhile.
    const begun = new Set(this.#begun);
    this.#claim = claim(free).finally(() => {
      this.#claim = undefined;
    });
    const claimed = await this.#claim;
    this.#poller.recover();
    // If the clock was put forward or the database was away, the lease of an attempt may have run out, and just been
    // renewed.
    const attempts = claimed.filter(({ id }) => !begun.has(id));
    this.#dueUnderWay += attempts.length;
    const mayBeMore = claimed.length === free;
    const done = attempts.map(async ({ id, run }) => {
      await this.follow(id, this.begin(id, run));
      this.#dueUnderWay -= 1;
      // Not after every single one, so that they are claimed together.
      if (mayBeMore && this.#dueUnderWay <= most / 2) this.#poller.hurry();
    });
    await Promise.all(done);
    return attempts.length;
  }

  /** Looks for due rows now. What goes wrong is found again by the next look. */
  hurry(): void {
    const { log, noun } = this.#options;
    this.attemptDue().catch((error: unknown) => log.warn({ err: error }, `due ${noun}s cannot be read`));
  }

  /** Begins an attempt at a row whose lease has been taken: until it ends, none is begun beside it. */
  async begin(id: string, run: () => Promise<Outcome>): Promise<Outcome> {
    this.#begun.add(id);
    try {
      return await run();
    } finally {
      this.#begun.delete(id);
    }
  }

  /** Whether an attempt at this row has begun, and has not ended. */
  hasBegun(id: string): boolean {
    return this.#begun.has(id);
  }

  /** The attempt at this row that is under way, or waits for its lease. */
  underWay(id: string): Promise<Outcome | undefined> | undefined {
    return this.#underWay.get(id);
  }

  /**
   * Remembers an attempt while it lasts. Never rejects: resolves to undefined if it broke off, and its lease runs out
   * by itself.
   */
  follow(id: string, attempt: Promise<Outcome>): Promise<Outcome | undefined> {
    const followed = attempt
      .catch((error: unknown) => this.#sayBroken(id, error))
      .finally(() => {
        if (this.#underWay.get(id) === followed) this.#underWay.delete(id);
      });
    this.#underWay.set(id, followed);
    return followed;
  }

  /** From now on tries what is due. Goes on, more slowly, while the database is away. */
  start(): void {
    this.#poller.start();
  }

  /** Ends the attempts that are under way: for those that only wait for an answer from elsewhere. */
  abandon(): void {
    this.#abandon.abort();
  }

  /** Ends within seconds: lets attempts finish, abandons the rest, and gives back the leases so that others go on. */
  async stop(): Promise<void> {
    const { db, log, table, patience } = this.#options;
    this.#isStopped = true;
    this.#poller.stop();
    // What is being claimed will be under way next: otherwise its leases would be taken after the others were given
    // back.
    await settledWithin(Promise.allSettled([this.#claim]), patience);
    if (!this.abandoned.aborted) await settledWithin(Promise.allSettled(this.#underWay.values()), patience);
    this.abandon();
    await settledWithin(Promise.allSettled(this.#underWay.values()), ABANDON_PATIENCE);
    try {
      await releaseLeases(db, table, this.owner);
    } catch (error) {
      log.warn({ err: error }, "leases not released: they will expire");
    }
  }

  #sayBroken(id: string, error: unknown): undefined {
    const { log, noun } = this.#options;
    // Nothing is lost: the row is tried again.
    const level = this.abandoned.aborted || isDatabaseAway(error) ? "warn" : "error";
    log[level]({ [noun]: id, err: error }, `${noun} attempt broke off`);
  }
}
