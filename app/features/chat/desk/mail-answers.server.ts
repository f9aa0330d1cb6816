import type { Outbox } from "~/features/mail/outbox/outbox.server";
import type { Db } from "~/lib/db/database.server";
import type { Log } from "~/lib/log.server";
import { repeat, type Service } from "~/platform/jobs/schedule.server";
import { changeConversation, enqueuedAnswers, linesAfter, lockConversation } from "../conversation-store.server";
import { answerMail } from "../mails.server";

/** Milliseconds of silence. */
const QUIET = 2 * 60_000;
/** Milliseconds. */
const ROUND = 30_000;

interface MailServices {
  db: Db;
  outbox: Outbox;
  env: { SITE_URL: string };
}

/** Each line is mailed once, whichever process does it. Returns how many mails were enqueued. */
export async function mailAnswers({ db, outbox, env }: MailServices, now = new Date()): Promise<number> {
  const quietSince = new Date(now.getTime() - QUIET);
  const mails: string[] = [];
  for (const id of await enqueuedAnswers(db, quietSince)) {
    const mail = await db.transaction().execute(async (tx) => {
      const conversation = await lockConversation(tx, { id });
      // Another process may have mailed them meanwhile, or the visitor may have come back.
      if (!conversation?.contact_email || !(await enqueuedAnswers(tx, quietSince)).includes(id)) return null;
      const { contact_email, mailed_seq, visitor_seen_seq, last_person_seq } = conversation;
      const lines = await linesAfter(tx, id, Math.max(mailed_seq, visitor_seen_seq));
      const answers = lines.filter(({ author }) => author === "person").map(({ text }) => text);
      await changeConversation(tx, id, { mailed_seq: last_person_seq });
      return outbox.enqueue(tx, answerMail(conversation, contact_email, answers, { env }));
    });
    if (mail) mails.push(mail);
  }
  await Promise.all(mails.map((mail) => outbox.deliver(mail, 0)));
  return mails.length;
}

export function answerMails({ log, ...services }: MailServices & { log: Log }): Service {
  return repeat({ every: ROUND, work: () => mailAnswers(services), log, trouble: "chat answers not mailed" });
}
