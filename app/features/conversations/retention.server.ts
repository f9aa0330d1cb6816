import { business } from "~/content/business";
import type { Db } from "~/lib/db/database.server";
import { deleteConversationsBefore } from "./store.server";

/** Deletes the conversations whose last line is older than marketing data are kept at `now`. */
export async function deleteOldConversations(db: Db, now: Date): Promise<void> {
  const before = new Date(now);
  before.setUTCFullYear(before.getUTCFullYear() - business.retention.marketingYears);
  await deleteConversationsBefore(db, before);
}
