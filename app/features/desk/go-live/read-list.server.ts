import { en } from "~/content/desk/go-live/en";
import { nl } from "~/content/desk/go-live/nl";
import { MAILS_PATH } from "~/features/mail/desk/mail";
import { countFailedMails, lastSentAt } from "~/features/mail/desk/mail-list-store.server";
import { answerAddress, imapAccount, isAnswerAddressRead } from "~/features/mail/mailbox/imap-account";
import { MAILBOX_PATH } from "~/features/mail/mailbox/mailbox";
import { readConnection } from "~/features/mail/mailbox/mailbox-store.server";
import type { CurrentMailServers } from "~/features/mail/settings/mail-servers.server";
import type { Db } from "~/lib/db/database.server";
import type { MailboxConnectionRow } from "~/lib/db/tables/mailbox-tables";
import type { Language } from "~/lib/language/language";
import { fill } from "~/lib/text/fill";
import { formatCount } from "~/lib/text/number-format";
import { formatMoment } from "~/lib/time/clock";
import { type GoLiveItem, goLiveItems } from "./open-items";
import { goLiveSubject } from "./subject.server";

const WORDS = { nl, en };

interface GoLiveServices {
  db: Db;
  env: Parameters<typeof goLiveSubject>[0];
  mailServers: Pick<CurrentMailServers, "current">;
}

export async function readGoLive({ db, env, mailServers }: GoLiveServices, language: Language): Promise<GoLiveItem[]> {
  const { smtpUrl, from, imapUrl } = mailServers.current;
  const inUse = { ...env, SMTP_URL: smtpUrl, MAIL_FROM: from, IMAP_URL: imapUrl };
  const items = goLiveItems(goLiveSubject(inUse), language);
  const mails = { failed: await countFailedMails(db), sentAt: await lastSentAt(db) };
  const place = items.findLastIndex(({ group }) => group === "mail") + 1;
  const answers = imapUrl ? [answersItem(imapAccount(imapUrl).user, await readConnection(db), language)] : [];
  return items.toSpliced(place, 0, mailItem(mails, language), ...answers);
}

/** Answers to our mails may go to another mailbox than the one that is read. */
function answersItem(user: string, connection: MailboxConnectionRow, language: Language): GoLiveItem {
  const { read, elsewhere } = WORDS[language].mailbox;
  const isRead = isAnswerAddressRead(user, connection);
  const what = fill(isRead ? read : elsewhere, { address: answerAddress() });
  return { group: "mail", name: "answers", where: MAILBOX_PATH, state: isRead ? "done" : "open", what };
}

function mailItem({ failed, sentAt }: { failed: number; sentAt: string | null }, language: Language): GoLiveItem {
  const words = WORDS[language].mail;
  const base = { group: "mail", name: "outbox", where: MAILS_PATH } as const;
  if (failed > 0) return { ...base, state: "open", what: fill(words.failed, { count: formatCount(failed, language) }) };
  if (sentAt === null) return { ...base, state: "open", what: words.none };
  return { ...base, state: "done", what: fill(words.accepted, { moment: formatMoment(sentAt, language) }) };
}
