import type { Deed } from "~/features/audit/store.server";
import type { Db } from "~/lib/db/database.server";
import { deleteOldCounts } from "~/lib/db/use-counts.server";
import type { Log } from "~/lib/log.server";
import { settledWithin } from "~/lib/settled-within";
import { type Round, runRound } from "./run-round.server";

/** Milliseconds: how often it is looked whether it is time, and how long a stop waits for a round that is under way. */
const LOOK = 10 * 60_000;
const STOP_PATIENCE = 2_000;

interface RetentionOptions {
  db: Db;
  log: Log;
  dataDir: string;
  now?: () => Date;
}

/** Sees to it that what may no longer be kept is deleted, once a day, by whichever process comes first. */
export class RetentionRounds {
  readonly #options: RetentionOptions;
  readonly #abandon = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #underWay: Promise<unknown> = Promise.resolve();

  constructor(options: RetentionOptions) {
    this.#options = options;
  }

  /** Looks now, and from now on. */
  start(): void {
    this.#look();
    this.#timer = setInterval(() => this.#look(), LOOK).unref();
  }

  /** Begins a round for the owner, and gives how it went; undefined when that takes longer than `patience` ms. */
  async runFor(user: Deed["user"], patience: number): Promise<Round | undefined> {
    const round = this.#run(user);
    // It goes on after nobody waits for it any more; its row tells how it went.
    this.#track(round);
    return await settledWithin(round, patience);
  }

  /** Ends within seconds. What a round has deleted so far stays deleted. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#abandon.abort();
    await settledWithin(this.#underWay, STOP_PATIENCE);
  }

  #look(): void {
    const { db, log, now = () => new Date() } = this.#options;
    const look = Promise.all([this.#run(null), deleteOldCounts(db, now())]).catch((error: unknown) =>
      log.warn({ err: error }, "cannot tell whether anything is due for deletion"),
    );
    this.#track(look);
  }

  #track(round: Promise<unknown>): void {
    // What they come to would hold on to what those before came to, and so on.
    this.#underWay = Promise.allSettled([this.#underWay, round]).then(() => undefined);
  }

  #run(by: Deed["user"] | null): Promise<Round> {
    const { now = () => new Date(), ...rest } = this.#options;
    return runRound({ ...rest, now, abandon: this.#abandon.signal }, by);
  }
}
