import { v7 as uuidv7 } from "uuid";
import type { Db, Tx } from "~/lib/db/database.server";
import type { AuditRow } from "~/lib/db/lead-tables";

/** What somebody at the desk did. */
export interface Deed {
  /** Who. */
  user: { id: string; email: string };
  /** Verb after its noun: `lead.status`. */
  action: string;
  /** What it was done to: its table's noun and its id, `lead:019aa6b2-…`. */
  subject: string;
  /** What else there is to say; kept as JSON. */
  detail?: object;
  at: Date;
}

/** Writes into the log of the desk who did what, in the transaction that does it. */
export async function logDeed(tx: Tx, { user, action, subject, detail = {}, at }: Deed): Promise<void> {
  const row: AuditRow = {
    id: uuidv7(),
    at: at.toISOString(),
    user_id: user.id,
    user_email: user.email,
    action,
    subject,
    detail: JSON.stringify(detail),
  };
  await tx.insertInto("audit_log").values(row).execute();
}

/** What was done to these, the latest first, `limit` at most. */
export async function deedsAbout(db: Db, subjects: readonly string[], limit: number): Promise<AuditRow[]> {
  if (subjects.length === 0) return [];
  return await db
    .selectFrom("audit_log")
    .selectAll()
    .where("subject", "in", [...subjects])
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}
