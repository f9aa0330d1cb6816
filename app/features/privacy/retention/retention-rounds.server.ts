import type { AuditEntry } from "~/lib/audit/audit-store.server";
import type { Db } from "~/lib/db/database.server";
import { deleteOldCounts } from "~/lib/db/use-counts.server";
import type { Log } from "~/lib/log.server";
import { settledWithin } from "~/lib/settled-within";
import type { Live } from "~/platform/live/live.server";
import { type Round, runRound } from "./run-round.server";

/** Milliseconds. */
const LOOK = 10 * 60_000;
const STOP_PATIENCE = 2_000;

interface RetentionOptions {
  db: Db;
  log: Log;
  dataDir: string;
  live: Pick<Live, "publish">;
  now?: () => Date;
}

export class RetentionRounds {
  readonly #options: RetentionOptions;
  readonly #abandon = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #underWay: Promise<unknown> = Promise.resolve();

  constructor(options: RetentionOptions) {
    this.#options = options;
  }

  start(): void {
    this.#look();
    this.#timer = setInterval(() => this.#look(), LOOK).unref();
  }

  /** Undefined when that takes longer than `patience` ms. */
  async runFor(user: AuditEntry["user"], patience: number): Promise<Round | undefined> {
    const round = this.#run(user);
    // The round goes on when nobody waits for it any more; its row tells how it ended.
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
    // Without results: those would keep the previous ones in memory, and so on.
    this.#underWay = Promise.allSettled([this.#underWay, round]).then(() => undefined);
  }

  async #run(by: AuditEntry["user"] | null): Promise<Round> {
    const { now = () => new Date(), live, ...rest } = this.#options;
    const round = await runRound({ ...rest, now, abandon: this.#abandon.signal }, by);
    if ("deleted" in round && round.deleted.reviews) void live.publish({ kind: "site-content" });
    return round;
  }
}
