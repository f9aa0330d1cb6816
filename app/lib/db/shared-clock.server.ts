import { sql } from "kysely";
import type { Log } from "../log.server";
import { Poller } from "../poller";
import { type Db, isPostgres } from "./database.server";

/** Milliseconds, like every duration here. How often clocks are compared, and by how much they may differ. */
const COMPARED = 60_000;
const TOLERATED = 1_000;

/**
 * The time that all processes on one database go by. A lease says until when nobody else may work on something: on a
 * machine whose clock is minutes ahead, it would be over before it has begun. On PostgreSQL it is the database's time;
 * SQLite has one process.
 */
export class SharedClock {
  readonly #db: Db;
  readonly #log: Log;
  readonly #poller: Poller;
  /** How far the database is ahead of this machine. */
  #ahead = 0;

  constructor(db: Db, log: Log) {
    this.#db = db;
    this.#log = log;
    this.#poller = new Poller({
      work: async () => {
        await this.compare();
        return 0;
      },
      pause: COMPARED,
      onTrouble: (error, nextInMs) => log.warn({ err: error, nextInMs }, "the clock of the database cannot be read"),
    });
  }

  readonly now = () => new Date(Date.now() + this.#ahead);

  async compare(): Promise<void> {
    const asked = Date.now();
    const time = await timeOn(this.#db);
    const ahead = time - Math.round((asked + Date.now()) / 2);
    if (Math.abs(ahead - this.#ahead) <= TOLERATED) return;
    this.#ahead = Math.abs(ahead) <= TOLERATED ? 0 : ahead;
    this.#log.warn({ aheadInMs: this.#ahead }, "the clocks of this machine and of PostgreSQL differ: synchronise them");
  }

  /** From now on notices when one of the clocks is set. */
  start(): void {
    if (isPostgres(this.#db)) this.#poller.start();
  }

  stop(): void {
    this.#poller.stop();
  }
}

/** In milliseconds since 1970. */
async function timeOn(db: Db): Promise<number> {
  if (!isPostgres(db)) return Date.now();
  const { rows } = await sql<{ time: string }>`select extract(epoch from clock_timestamp()) * 1000 as time`.execute(db);
  return Math.round(Number(rows[0]?.time));
}
