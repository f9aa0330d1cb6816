import { deskWords } from "~/content/desk/words.server";
import { leadsOfPerson } from "~/features/leads/lead-store.server";
import type { Db } from "~/lib/db/database.server";
import type { MailboxConnectionRow, MailboxFolderRow, MailboxStrangerRow } from "~/lib/db/tables/mailbox-tables";
import type { Language } from "~/lib/language/language";
import { fill } from "~/lib/text/fill";
import { readableAddress } from "~/lib/text/readable-address.server";
import { dayInWords, formatMoment, momentOf } from "~/lib/time/clock";
import { dayOf } from "~/lib/time/zoned-time";
import { answerAddress, isAnswerAddressRead } from "./imap-account";
import type { MailboxState, ShownUnknownSender } from "./mailbox";
import type { Mailbox } from "./mailbox.server";
import { listFolders, listUnknownSenders, readConnection } from "./mailbox-store.server";
import { MAILBOX_TROUBLES } from "./mailbox-trouble";

const MOST_SHOWN = 200;
/** Milliseconds after which nobody seems to look any more. */
const LATE = 5 * 60_000;

interface Reader {
  language: Language;
  now: Date;
}

export async function readMailbox(
  { db, mailbox }: { db: Db; mailbox: Pick<Mailbox, "name" | "user"> },
  reader: Reader,
): Promise<{ state: MailboxState; unknownSenders: ShownUnknownSender[] }> {
  const [connection, folders, unknownSenders] = [
    await readConnection(db),
    await listFolders(db),
    await listUnknownSenders(db, MOST_SHOWN),
  ];
  const shown: ShownUnknownSender[] = [];
  for (const row of unknownSenders) shown.push(await presentUnknownSender(db, row, reader));
  return { state: stateOf(mailbox, connection, folders, reader), unknownSenders: shown };
}

function stateOf(
  { name: mailbox, user }: Pick<Mailbox, "name" | "user">,
  connection: MailboxConnectionRow,
  folders: readonly MailboxFolderRow[],
  { language, now }: Reader,
): MailboxState {
  const { state, older, troubles } = deskWords[language].mailbox;
  if (mailbox === null || user === null) return { isGood: true, says: [state.off], older: null };
  const most = dayOf(now.toISOString());
  const said = (text: string, at: string | null) =>
    fill(text, { mailbox, moment: at === null ? "" : formatMoment(at, language) });
  const trouble = MAILBOX_TROUBLES.find((known) => known === connection.trouble);
  if (trouble) {
    const says = [said(state.trouble, connection.trouble_since), troubles[trouble]];
    return { isGood: false, says, older: null };
  }
  const inbox = folders.find(({ role }) => role === "inbox");
  const sent = folders.find(({ role }) => role === "sent");
  if (!inbox || connection.seen_at === null) return { isGood: true, says: [said(state.starting, null)], older: null };
  const isLate = now.getTime() - Date.parse(connection.seen_at) > LATE;
  const isAnswerRead = isAnswerAddressRead(user, connection);
  const asked = folders.find(({ older_from }) => older_from !== null)?.older_from ?? null;
  return {
    isGood: !isLate && sent?.path != null && isAnswerRead,
    says: [
      said(isLate ? state.late : state.fine, connection.seen_at),
      sent?.path == null ? state.noSent : fill(state.sent, { folder: sent.path }),
      said(state.since, inbox.since),
      ...(isAnswerRead ? [] : [fill(state.elsewhere, { address: answerAddress() })]),
    ],
    older: {
      reading: asked && fill(older.reading, { day: dayInWords(dayOf(asked), language) }),
      most,
    },
  };
}

async function presentUnknownSender(
  db: Db,
  row: MailboxStrangerRow,
  { language }: Reader,
): Promise<ShownUnknownSender> {
  const { tray } = deskWords[language].mailbox;
  const [lead] = row.likely_person_id === null ? [] : await leadsOfPerson(db, row.likely_person_id, 1);
  const address = readableAddress(row.sender);
  return {
    id: row.id,
    kind: row.kind,
    name: row.sender_name || address || tray.noSender,
    address: row.sender_name ? address : "",
    subject: row.subject || tray.noSubject,
    at: momentOf(row.sent_at, language),
    likely: lead ? { id: lead.person_id, name: lead.name } : null,
  };
}
