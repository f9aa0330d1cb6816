import { v7 as uuidv7 } from "uuid";
import type { Db } from "~/lib/db/database.server";
import type { ConsentLogRow } from "~/lib/db/tables/tables";
import type { ConsentRecord } from "./consent-record";

/** Nothing in the row, its id included, tells who made the choice. */
export async function logConsent(db: Db, record: ConsentRecord, now: Date): Promise<void> {
  const { version, language, ...purposes } = record;
  const [id, created_at] = [uuidv7({ msecs: now.getTime() }), now.toISOString()];
  const row = { id, purposes: JSON.stringify(purposes), version, language, created_at };
  await db.insertInto("consent_log").values(row).execute();
}

export type ConsentCount = Pick<ConsentLogRow, "version" | "purposes"> & { count: number };

export async function countConsents(db: Db, { from, until }: { from: Date; until: Date }): Promise<ConsentCount[]> {
  const rows = await db
    .selectFrom("consent_log")
    .select((eb) => ["version", "purposes", eb.fn.countAll().as("count")])
    .where("created_at", ">=", from.toISOString())
    .where("created_at", "<", until.toISOString())
    .groupBy(["version", "purposes"])
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}
