import type { AuditEntry } from "~/lib/audit/audit-store.server";
import type { Db } from "~/lib/db/database.server";
import { deleteOldCounts } from "~/lib/db/use-counts.server";
import type { Log } from "~/lib/log.server";
import { settledWithin } from "~/lib/settled-within";
import { repeat } from "~/platform/jobs/schedule.server";
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
  now: () => Date;
}

/** Looks every ten minutes whether a round is due. */
export function retentionRounds({ live, ...options }: RetentionOptions) {
  const { db, log, now } = options;
  const abandon = new AbortController();
  let asked: Promise<unknown> = Promise.resolve();
  const run = async (by: AuditEntry["user"] | null): Promise<Round> => {
    const round = await runRound({ ...options, abandon: abandon.signal }, by);
    if ("deleted" in round && round.deleted.reviews) void live.publish({ kind: "site-content" });
    return round;
  };
  const look = () => Promise.all([run(null), deleteOldCounts(db, now())]);
  const trouble = "cannot tell whether anything is due for deletion";
  const looking = repeat({ every: LOOK, isAtOnce: true, work: look, log, trouble });
  return {
    start: looking.start,
    /** Undefined if that takes longer than `patience` ms. The round goes on; its row tells how it ended. */
    async runFor(user: AuditEntry["user"], patience: number): Promise<Round | undefined> {
      const round = run(user);
      // The result is dropped: it would keep the previous ones in memory.
      asked = Promise.allSettled([asked, round]).then(() => undefined);
      return await settledWithin(round, patience);
    },
    /** Ends within seconds. What a round has deleted so far stays deleted. */
    async stop(): Promise<void> {
      abandon.abort();
      await Promise.all([looking.stop(), settledWithin(asked, STOP_PATIENCE)]);
    },
  };
}
