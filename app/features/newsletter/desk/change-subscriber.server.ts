import { type By, recordAudit } from "~/lib/audit/audit-store.server";
import type { Db } from "~/lib/db/database.server";
import { endSubscription, withdrawLetters } from "../subscriber-store.server";
import { deleteSubscriber, findSubscriber } from "./subscriber-list-store.server";

export type SubscriberOutcome = "unsubscribed" | "deleted" | "gone";

/** The proof of consent stays for as long as marketing data are kept. */
export async function unsubscribeAtDesk(db: Db, id: string, { user, now }: By): Promise<SubscriberOutcome> {
  return await db.transaction().execute(async (tx) => {
    const subscriber = await findSubscriber(tx, id);
    if (!subscriber) return "gone";
    // It was done before, by the reader or in another tab.
    if (subscriber.state === "unsubscribed") return "unsubscribed";
    await endSubscription(tx, id, now);
    await recordAudit(tx, { user, action: "subscriber.unsubscribe", subject: `subscriber:${id}`, at: now });
    return "unsubscribed";
  });
}

/** The log entry names no reader. */
export async function deleteAtDesk(db: Db, id: string, { user, now }: By): Promise<SubscriberOutcome> {
  return await db.transaction().execute(async (tx) => {
    await withdrawLetters(tx, id);
    if (!(await deleteSubscriber(tx, id))) return "gone";
    await recordAudit(tx, { user, action: "subscriber.delete", subject: `subscriber:${id}`, at: now });
    return "deleted";
  });
}
