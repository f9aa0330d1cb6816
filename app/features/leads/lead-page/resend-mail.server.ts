import type { Outbox } from "~/features/mail/outbox/outbox.server";
import { type By, recordAudit } from "~/lib/audit/audit-store.server";
import type { Db } from "~/lib/db/database.server";
import type { ResendOutcome } from "../lead";

/** Milliseconds. */
const PATIENCE = 3_000;

/** The outcome within 3 s; the outbox keeps trying. Throws only what the database throws. */
export async function resendMail(
  { db, outbox }: { db: Db; outbox: Outbox },
  id: string,
  { user, now }: By,
): Promise<ResendOutcome> {
  const isQueued = await db.transaction().execute(async (tx) => {
    if (!(await outbox.requeue(tx, id))) return false;
    await recordAudit(tx, { user, at: now, action: "mail.resend", subject: `mail:${id}` });
    return true;
  });
  return isQueued ? outbox.deliver(id, PATIENCE) : "refused";
}
