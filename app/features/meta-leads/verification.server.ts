import type { Db } from "~/lib/db/database.server";
import { isDatabaseAway } from "~/lib/db/database-errors.server";
import type { Log } from "~/lib/log.server";
import { changeConnection } from "./connection-store.server";

/** Meta is answered whether or not storing succeeds. */
export async function recordVerification({ db, log }: { db: Db; log: Log }, now: Date): Promise<void> {
  try {
    await changeConnection(db, { verified_at: now.toISOString() });
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    log.warn({ err: error }, "a verification by Meta could not be recorded");
  }
}
