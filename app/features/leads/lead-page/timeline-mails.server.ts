import type { DeskWords } from "~/content/desk/nl";
import { deskWords } from "~/content/desk/words.server";
import { reasonMessage } from "~/features/mail/outbox/mail-words.server";
import { type MailTold, mailsTold } from "~/features/mail/outbox/outbox-store.server";
import { isConfirmation } from "~/features/mail/templates/template-props";
import type { Db } from "~/lib/db/database.server";
import type { Language } from "~/lib/language/language";
import { fill } from "~/lib/text/fill";
import { type Happening, NO_MORE } from "./timeline-happening.server";

/** To the person: all but those planned for later; to ourselves: only those that failed. */
export async function readMails(
  db: Db,
  requestIds: readonly string[],
  language: Language,
  now: Date,
): Promise<{ ids: string[]; happened: Happening[] }> {
  const mails = await mailsTold(db, requestIds);
  return { ids: mails.map(({ id }) => id), happened: mails.flatMap((mail) => presentMail(mail, language, now)) };
}

function presentMail(mail: MailTold, language: Language, now: Date): Happening[] {
  const { id, template, state, due_at, sent_at, last_error } = mail;
  const isPlanned = state === "queued" && last_error === null && due_at > now.toISOString();
  const isNotice = template.endsWith("-notice");
  if (isPlanned || (isNotice && state !== "failed")) return [];
  const { timeline } = deskWords[language].leads;
  // Another mail server gave it back.
  const isReturned = state === "sent" && last_error !== null;
  const sentence = isReturned
    ? timeline.mailReturned
    : state === "sent"
      ? timeline.mailed
      : state === "failed"
        ? timeline.notMailed
        : timeline.mailing;
  const isStuck = state === "failed" || (state === "queued" && last_error !== null);
  return [
    {
      ...NO_MORE,
      key: id,
      kind: "mail",
      at: sent_at ?? mail.created_at,
      title: fill(sentence, { mail: timeline.mails[nameOf(template)] }),
      reason: isStuck || isReturned ? reasonMessage(last_error, language) : null,
      resend: isStuck ? { id, state } : null,
    },
  ];
}

function nameOf(template: string): keyof DeskWords["leads"]["timeline"]["mails"] {
  const { mails } = deskWords.nl.leads.timeline;
  const isNamed = (name: string): name is keyof typeof mails => Object.hasOwn(mails, name);
  if (isNamed(template)) return template;
  return isConfirmation(template) ? "confirmation" : template.endsWith("-notice") ? "notice" : "other";
}
