import { resendMail } from "~/features/leads/lead-page/resend-mail.server";
import { lockPeopleShared } from "~/features/leads/person-store.server";
import { type By, recordAudit } from "~/lib/audit/audit-store.server";
import type { Db } from "~/lib/db/database.server";
import type { Outbox } from "../outbox/outbox.server";
import { deleteMessage, findMailed } from "../thread/thread-store.server";
import type { MailOutcome } from "./mail";
import { deleteUnsent, findMail, requeueFailed } from "./mail-list-store.server";

export async function handleMailsForm(
  services: { db: Db; outbox: Outbox },
  fields: Record<string, unknown>,
  by: By,
): Promise<MailOutcome> {
  const id = String(fields.mail ?? "");
  switch (fields.do) {
    case "resend-failed":
      return resendFailed(services.db, by);
    case "take-back":
      return cancelMail(services.db, id, by);
    default:
      return resendMail(services, id, by);
  }
}

/** The queue sends them by itself, a few at a time. */
async function resendFailed(db: Db, by: By): Promise<MailOutcome> {
  return db.transaction().execute(async (tx) => {
    const count = await requeueFailed(tx, by.now);
    if (count === 0) return "none";
    await recordAudit(tx, {
      user: by.user,
      at: by.now,
      action: "mail.resend-failed",
      subject: "mail:failed",
      detail: { count },
    });
    return "requeued";
  });
}

async function cancelMail(db: Db, id: string, by: By): Promise<MailOutcome> {
  const taken = await db.transaction().execute(async (tx) => {
    await lockPeopleShared(tx);
    const detail = await deleteUnsent(tx, id, by.now);
    if (!detail) return detail;
    const message = await findMailed(tx, id);
    if (message) await deleteMessage(tx, message.id);
    await recordAudit(tx, { user: by.user, at: by.now, action: "mail.take-back", subject: `mail:${id}`, detail });
    return detail;
  });
  if (taken) return "takenBack";
  return (await findMail(db, id))?.state === "queued" ? "busy" : "refused";
}
