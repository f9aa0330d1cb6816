import type { Db } from "~/lib/db/database.server";
import { isDatabaseAway } from "~/lib/db/database-errors.server";
import type { Tables } from "~/lib/db/tables/tables";
import type { Log } from "~/lib/log.server";
import { newId } from "~/lib/new-id.server";
import { settledWithin } from "~/lib/settled-within";
import { claimDue, databaseTime, type Lease, type QueueTable, releaseLeases } from "./leased-queue.server";
import { Poller } from "./poller";

/** Milliseconds, like every duration here. */
const LEASE = 60_000;
const STOP_PATIENCE = 2_000;
const POLL = 1_000;
const ABANDON_PATIENCE = 1_000;

export interface Attempt<Outcome> {
  id: string;
  run: () => Promise<Outcome>;
}

type LeasedWorkerOptions<Table extends QueueTable, Outcome> = Attempts<Table, Outcome> & {
  db: Db;
  log: Log;
  /** That of the database by default: the clocks of machines differ. */
  now?: (() => Date) | undefined;
  table: Table;
  noun: string;
  /** Longer than an attempt, so that no two processes try one row at the same time. */
  lease?: number;
  most: number;
  patience?: number;
  prepare?: () => Promise<void>;
};

/** `attempt` of a row that is due, or `claim` where more than the row decides. */
type Attempts<Table extends QueueTable, Outcome> =
  | { attempt: (row: Tables[Table]) => Promise<Outcome> }
  | { claim: (most: number) => Promise<Attempt<Outcome>[]> };

export class LeasedWorker<Table extends QueueTable, Outcome = void> {
  readonly #options: LeasedWorkerOptions<Table, Outcome>;
  readonly owner = newId();
  readonly #underWay = new Map<string, Promise<Outcome | undefined>>();
  /** Attempts that have not ended: a lease may run out before that. */
  readonly #begun = new Set<string>();
  readonly #abandon = new AbortController();
  readonly #poller: Poller;
  #claim: Promise<Attempt<Outcome>[]> | undefined;
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

  /** Rows of aborted attempts keep their place. */
  get abandoned(): AbortSignal {
    return this.#abandon.signal;
  }

  async lease(): Promise<Lease> {
    const { db, now, lease: duration = LEASE } = this.#options;
    return { owner: this.owner, now: now?.() ?? (await databaseTime(db)), duration };
  }

  async claimDue(most: number): Promise<Tables[Table][]> {
    const { db, table } = this.#options;
    return await claimDue(db, table, most, await this.lease());
  }

  /** Gives how many it tried, when done. */
  async attemptDue(): Promise<number> {
    const { most } = this.#options;
    const free = most - this.#dueUnderWay;
    if (this.#claim || this.#isStopped || free <= 0) return 0;
    // As of before the claim, which may still take the lease of one that ends meanwhile.
    const begun = new Set(this.#begun);
    this.#claim = this.#claimSome(free).finally(() => {
      this.#claim = undefined;
    });
    const claimed = await this.#claim;
    this.#poller.recover();
    // If the clock was put forward or the database was away, a lease may have run out, and just been renewed.
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

  async #claimSome(most: number): Promise<Attempt<Outcome>[]> {
    const options = this.#options;
    if ("claim" in options) return options.claim(most);
    return (await this.claimDue(most)).map((row) => ({ id: row.id, run: () => options.attempt(row) }));
  }

  /** What goes wrong is found again by the next look. */
  hurry(): void {
    const { log, noun } = this.#options;
    this.attemptDue().catch((error: unknown) => log.warn({ err: error }, `due ${noun}s cannot be read`));
  }

  async begin(id: string, run: () => Promise<Outcome>): Promise<Outcome> {
    this.#begun.add(id);
    try {
      return await run();
    } finally {
      this.#begun.delete(id);
    }
  }

  underWay(id: string): Promise<Outcome | undefined> | undefined {
    return this.#underWay.get(id);
  }

  /** Never rejects: resolves to undefined if the attempt broke off, and its lease runs out by itself. */
  follow(id: string, attempt: Promise<Outcome>): Promise<Outcome | undefined> {
    const followed = attempt
      .catch((error: unknown) => this.#reportBroken(id, error))
      .finally(() => {
        if (this.#underWay.get(id) === followed) this.#underWay.delete(id);
      });
    this.#underWay.set(id, followed);
    return followed;
  }

  start(): void {
    this.#poller.start();
  }

  /** For attempts that only wait for an answer from elsewhere. */
  abandon(): void {
    this.#abandon.abort();
  }

  /** Ends within seconds. */
  async stop(): Promise<void> {
    const { db, log, table, patience = STOP_PATIENCE } = this.#options;
    this.#isStopped = true;
    this.#poller.stop();
    // What is being claimed comes next: else its leases would be taken after the others were given back.
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

  #reportBroken(id: string, error: unknown): undefined {
    const { log, noun } = this.#options;
    // Nothing is lost: the row is tried again.
    const level = this.abandoned.aborted || isDatabaseAway(error) ? "warn" : "error";
    log[level]({ [noun]: id, err: error }, `${noun} attempt broke off`);
  }
}
