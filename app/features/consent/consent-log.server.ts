import { v7 as uuidv7 } from "uuid";
import type { Db } from "~/lib/db/database.server";
import type { ConsentRecord } from "./consent-record";
import { insertConsent } from "./consent-store.server";

/** Nothing in the row, its id included, tells who made it. */
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
