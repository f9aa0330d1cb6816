import type { Db } from "~/lib/db/database.server";
import type { ConsentLogRow } from "~/lib/db/tables";

export async function insertConsent(db: Db, row: ConsentLogRow): Promise<void> {
  await db.insertInto("consent_log").values(row).execute();
}

/** Deletes what was logged before `moment`. */
export async function deleteConsentsBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom("consent_log").where("created_at", "<", moment.toISOString()).execute();
}
