import type { Outbox } from "~/features/mail/outbox/outbox.server";
import { MAIL_PATIENCE } from "~/features/mail/outbox/outbox.server";
import type { Db } from "~/lib/db/database.server";
import type { Language } from "~/lib/language/language";
import type { AutoResponse } from "./auto-response";
import { autoResponseMail } from "./mails.server";

/** Enqueues the confirmation, and tries it at once. */
export async function sendAutoResponse(
  { db, outbox }: { db: Db; outbox: Outbox },
  response: AutoResponse,
  language: Language,
): Promise<"sent" | "delayed"> {
  const isAds = response.type === "meta-ads-lead";
  const mail = autoResponseMail(response, { language, promisedFrom: new Date().toISOString(), isAds });
  const id = await db.transaction().execute((tx) => outbox.enqueue(tx, mail));
  return outbox.deliver(id, MAIL_PATIENCE);
}
