import { v7 as uuidv7 } from "uuid";
import type { Db } from "~/lib/db/database.server";
import type { ConsentRecord } from "./consent-record";
import { deleteConsentsBefore, insertConsent } from "./store.server";

/** How long the log shows that and how visitors were asked: marketing data, two years (specification, section 9). */
const KEPT_YEARS = 2;

/** Logs a choice. Nothing in the row, its id included, tells who made it. */
export async function logConsent(db: Db, record: ConsentRecord, now: Date): Promise<void> {
  const { version, language, ...purposes } = record;
  await insertConsent(db, {
    id: uuidv7({ msecs: now.getTime() }),
    purposes: JSON.stringify(purposes),
    version,
    language,
    created_at: now.toISOString(),
  });
}

/** Deletes what is older than the log is kept for. */
export async function deleteOldConsents(db: Db, now: Date): Promise<void> {
  const moment = new Date(now);
  moment.setUTCFullYear(moment.getUTCFullYear() - KEPT_YEARS);
  await deleteConsentsBefore(db, moment.toISOString());
}
