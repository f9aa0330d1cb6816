import { findLead, leadsOfPerson, lockLead, touchLead } from "~/features/leads/lead-store.server";
import { lockPeopleShared } from "~/features/leads/person-store.server";
import { stopPlansOnActivity } from "~/features/leads/plans/plan-store.server";
import { openWait } from "~/features/leads/waits/waits.server";
import { enqueuePush } from "~/features/notifications/enqueue-push.server";
import { findQuote } from "~/features/quotes/quote-store.server";
import { leadBehind } from "~/features/quotes/quoted-lead.server";
import type { Db, Tx } from "~/lib/db/database.server";
import type { LeadRow } from "~/lib/db/tables/lead-tables";
import type { MailboxStrangerRow } from "~/lib/db/tables/mailbox-tables";
import { newId } from "~/lib/new-id.server";
import { addressKey } from "~/lib/text/mail-domain";
import type { Live } from "~/platform/live/live.server";
import { findOutboxMail, type OutboxMail } from "../outbox/outbox-store.server";
import { answerLeads } from "../thread/answer-leads.server";
import { isAnswered, latestMessage, messagesWith } from "../thread/thread-store.server";
import { topicOf } from "../thread/topic";
import { isErased, messageKey } from "./erased-mails-store.server";
import { isSomebody, peopleAmong, personOf } from "./find-person.server";
import { answerAddress } from "./imap-account";
import { changeConnection, insertUnknownSender, readConnection, recordAnswersTo } from "./mailbox-store.server";
import type { MailboxMessage } from "./mailbox-worker.server";
import { keyOf, type Mailbox, type MessageHead } from "./message-head";
import { momentReceived, momentSent } from "./moment-of-mail.server";
import { headOnly, LARGEST_MESSAGE, parseHead, parseMessage, type ReceivedMessage } from "./parse-message.server";
import { recordBounce } from "./record-bounce.server";
import { messageOf, storeOnce } from "./store-message.server";
import { repliesTo, writersOf } from "./writer";

export interface ReceiveServices {
  db: Db;
  live: Pick<Live, "publish">;
  /** Ids of the users of the desk by address, and null for the addresses of the business. */
  ourAddresses: () => Promise<ReadonlyMap<string, string | null>>;
  now: () => Date;
}

/** Message-IDs that a mail names, the latest first. */
const MOST_LOOKED_UP = 20;
/** Milliseconds. What came in earlier was moved into the folder: it is no news to anybody. */
const NEWS = 30 * 24 * 3_600_000;
/** Milliseconds for which a mail server is not believed after a mail of which it said nothing. */
const UNVERIFIED = 7 * 24 * 3_600_000;

/** Puts a mail into the thread of its person, or into the tray, once. Throws only what the database and the mailbox throw. */
export async function receiveMessage(services: ReceiveServices, message: MailboxMessage): Promise<void> {
  const head = await parseHead(message.head, message.receivedAt);
  if (await isErased(services.db, head)) return;
  const ours = await services.ourAddresses();
  const isOurs = head.from !== null && ours.has(keyOf(head.from));
  // A notice to the owner, or a copy of what the desk sent.
  if (isOurs && (await isOfOutbox(services.db, head))) return;
  if (message.role === "sent") return await receiveSent(services, message, head, { ours, isConfirmed: true });
  if (head.isReport) return await receiveReport(services, message, head);
  if (!message.isOld) await recordEvidence(services.db, message, head, ours);
  if (isOurs && head.isForged)
    return await saveUnknownSender(services, message, head, "colleague", { sender: head.from });
  if (isOurs) return await receiveOurs(services, message, head, ours);
  await receiveInbound(services, message, head, ours);
}

async function isOfOutbox(db: Db, { messageId, ownId }: MessageHead): Promise<boolean> {
  for (const id of [messageId, ownId]) if (id && (await findOutboxMail(db, id))) return true;
  return false;
}

/** Records what a mail shows of the mailbox: if its server says who sent a mail, and which of our addresses it receives. */
async function recordEvidence(
  db: Db,
  { receivedAt }: MailboxMessage,
  head: MessageHead,
  ours: ReadonlyMap<string, string | null>,
): Promise<void> {
  const { from, isVerified, isAutomatic, to, cc, deliveredTo } = head;
  if (isVerified === false && !isAutomatic && from && !ours.has(keyOf(from)))
    await changeConnection(db, { unverified_at: receivedAt.toISOString() });
  const address = addressKey(answerAddress());
  const named = new Set([...to, ...cc].map(keyOf).filter((key) => ours.has(key)));
  const isOnlyThere = named.size === 1 && named.has(address);
  if (isOnlyThere || deliveredTo.includes(address)) await recordAnswersTo(db, address);
}

/**
 * An address alone says who a person is: any sender can name a mail of ours as the answered one. A form on a site sends
 * from its own address, and names that of the person for answers.
 */
async function receiveInbound(
  services: ReceiveServices,
  message: MailboxMessage,
  head: MessageHead,
  ours: ReadonlyMap<string, string | null>,
): Promise<void> {
  const { db, live } = services;
  const answered = await findAnswered(db, head);
  const writers = writersOf(head, ours);
  const [sender = head.from] = writers;
  const likely = answered[0]?.person_id ?? null;
  const known = await firstKnown(db, writers);
  if (!known) return await saveUnknownSender(services, message, head, "person", { sender, likely });
  const parsed = await parsedOf(message, head);
  if (!parsed) return;
  if (known.mailbox !== head.from) parsed.remarks.push("other-sender");
  const found = { person: known.person, parsed, message, answered };
  const lead = await db.transaction().execute((tx) => storeReceived(services, tx, found));
  if (lead === "nobody") return await saveUnknownSender(services, message, head, "person", { sender });
  if (lead) void live.publish({ kind: "mail", lead });
}

async function firstKnown(
  db: Db,
  writers: readonly Mailbox[],
): Promise<{ person: string; mailbox: Mailbox } | undefined> {
  for (const mailbox of writers) {
    const person = await personOf(db, mailbox);
    if (person) return { person, mailbox };
  }
  return undefined;
}

interface Found {
  person: string;
  parsed: ReceivedMessage;
  message: MailboxMessage;
  answered: readonly Answered[];
}

/** Gives the lead whose answer is waited for. `nobody`: the person was erased while the mail was fetched. */
async function storeReceived(services: ReceiveServices, tx: Tx, found: Found): Promise<string | "nobody" | null> {
  const { person, parsed, message, answered } = found;
  const { head } = parsed;
  await lockPeopleShared(tx);
  if (!(await isSomebody(tx, person))) return "nobody";
  const place = await placeOf(tx, person, head, answered);
  const { sentAt } = head;
  const at = await momentReceived(tx, person, { ...message, sentAt, answered: momentsOf(answered, person) });
  const row = { ...messageOf({ ...place, head, parsed, person_id: person }, services.now()), sent_at: at };
  if (!(await storeOnce(tx, { ...row, direction: "in", origin: "inbox" }, parsed))) return null;
  const isNews = !message.isOld && services.now().getTime() - message.receivedAt.getTime() < NEWS;
  const lead = place.lead_id === null ? undefined : await lockLead(tx, place.lead_id);
  if (!lead || head.isAutomatic || head.isForged || !isNews) return null;
  await stopPlansOnActivity(tx, lead, "mail", services.now());
  // Both may be found in one look.
  if (await isAnswered(tx, person, { at, messageId: row.message_id })) return null;
  await openWait(tx, { lead }, "mail", at);
  await touchLead(tx, lead.id, { updated_at: services.now().toISOString() });
  await enqueuePush(tx, { kind: "mail", lead: lead.id, name: lead.name }, services.now());
  return lead.id;
}

interface Sending {
  ours: ReadonlyMap<string, string | null>;
  /** Nothing is answered by what anybody may have sent. */
  isConfirmed: boolean;
}

/** Written in another mail program. */
async function receiveSent(
  services: ReceiveServices,
  message: MailboxMessage,
  head: MessageHead,
  { ours, isConfirmed }: Sending,
): Promise<void> {
  const { db, live } = services;
  const people = await peopleAmong(db, [...head.to, ...head.cc, ...head.bcc], ours);
  const found = people.length > 0 ? await parsedOf(message, head) : null;
  if (!found) return;
  const parsed = { ...found, head: await datedAfterLead(db, head, message.receivedAt) };
  const user_id = (isConfirmed && head.from && ours.get(keyOf(head.from))) || null;
  for (const person of people) {
    const answered = await findAnswered(db, head);
    const leads = await db.transaction().execute(async (tx) => {
      await lockPeopleShared(tx);
      if (!(await isSomebody(tx, person))) return [];
      const place = await placeOf(tx, person, head, answered);
      const { sentAt } = parsed.head;
      const sent_at = await momentSent(tx, person, { ...message, sentAt, answered: momentsOf(answered, person) });
      const row = messageOf({ ...place, head: parsed.head, parsed, person_id: person }, services.now());
      const is_unconfirmed = isConfirmed ? 0 : 1;
      const sent = { ...row, sent_at, user_id, direction: "out" as const, origin: message.role, is_unconfirmed };
      if (!(await storeOnce(tx, sent, parsed)) || head.isAutomatic || !isConfirmed) return [];
      return await answerLeads(tx, person, sent_at, services.now());
    });
    for (const lead of leads) void live.publish({ kind: "lead-changed", lead });
  }
}

/** An answer to a mail about a lead was written after that lead came. The clock of a phone may be wrong. */
async function datedAfterLead(db: Db, head: MessageHead, receivedAt: Date): Promise<MessageHead> {
  for (const id of answeredIds(head).slice(0, MOST_LOOKED_UP)) {
    const mail = await findOutboxMail(db, id);
    const lead = mail && (await leadAbout(db, mail));
    if (!lead || lead.created_at <= head.sentAt) continue;
    // A mail program may have given the mail server its own time.
    const at = Math.max(receivedAt.getTime(), Date.parse(lead.created_at));
    return { ...head, sentAt: new Date(at).toISOString() };
  }
  return head;
}

/** A mail from our own address: a colleague's with the mailbox in copy, a forwarded one, or one by a form or group. */
async function receiveOurs(
  services: ReceiveServices,
  message: MailboxMessage,
  head: MessageHead,
  ours: ReadonlyMap<string, string | null>,
): Promise<void> {
  const { db, now } = services;
  const people = await peopleAmong(db, [...head.to, ...head.cc], ours);
  if (people.length > 0) {
    const isConfirmed = head.isProven && (await isServerTrusted(db, now()));
    return await receiveSent(services, message, head, { ours, isConfirmed });
  }
  if (repliesTo(head, ours)) return await receiveInbound(services, message, head, ours);
  await saveUnknownSender(services, message, head, "colleague", { sender: head.from });
}

/** A mail server that says nothing of one mail from outside leaves standing what the sender of another wrote in its place. */
async function isServerTrusted(db: Db, now: Date): Promise<boolean> {
  const { unverified_at } = await readConnection(db);
  return unverified_at === null || now.getTime() - Date.parse(unverified_at) > UNVERIFIED;
}

async function receiveReport(services: ReceiveServices, message: MailboxMessage, head: MessageHead): Promise<void> {
  const parsed = await parsedOf(message, head);
  const bounce = parsed?.bounce;
  const leads = bounce ? await recordBounce(services, bounce) : null;
  for (const lead of leads ?? []) void services.live.publish({ kind: "lead-changed", lead });
  if (parsed && !leads) await saveUnknownSender(services, message, head, "automatic", { sender: head.from });
}

/** Null when it is no longer in the mailbox. */
async function parsedOf(
  { size, source, receivedAt }: MailboxMessage,
  head: MessageHead,
): Promise<ReceivedMessage | null> {
  if (size > LARGEST_MESSAGE) return headOnly(head);
  const bytes = await source();
  return bytes && (await parseMessage(bytes, receivedAt));
}

/** The place of the mail that it answers, else of the latest about the same, else a topic of its own. */
async function placeOf(
  db: Db,
  person: string,
  { subject }: MessageHead,
  answeredMails: readonly Answered[],
): Promise<{ topic: string; lead_id: string | null }> {
  const topic = topicOf(subject);
  const own = answeredMails.filter(({ person_id }) => person_id === person);
  const about = own.find((each) => each.topic === topic) ?? (await latestMessage(db, person, { topic })) ?? own[0];
  const known = about?.lead_id ? await findLead(db, { id: about.lead_id }) : undefined;
  if (known?.person_id === person) return { topic, lead_id: known.id };
  const [latest] = await leadsOfPerson(db, person, 1);
  return { topic, lead_id: latest?.id ?? null };
}

/** A mail that another one says it answers. */
interface Answered {
  person_id: string;
  lead_id: string | null;
  topic: string | null;
  /** ISO-8601 UTC; null while it was not sent. */
  sent_at: string | null;
}

async function findAnswered(db: Db, head: MessageHead): Promise<Answered[]> {
  const ids = answeredIds(head);
  const found: Answered[] = await messagesWith(db, ids);
  for (const id of found.length === 0 ? ids.slice(0, MOST_LOOKED_UP) : []) {
    const mail = await findOutboxMail(db, id);
    // Known by the name that a relay gave it.
    const written = mail ? await messagesWith(db, [mail.message_id]) : [];
    if (written.length > 0) return written;
    const lead = mail && (await leadAbout(db, mail));
    if (lead) return [{ person_id: lead.person_id, lead_id: lead.id, topic: null, sent_at: mail.sent_at }];
  }
  return found;
}

/** Moments of the mails that one person got or wrote. */
function momentsOf(answered: readonly Answered[], person: string): string[] {
  return answered.flatMap(({ person_id, sent_at }) => (person_id === person && sent_at !== null ? [sent_at] : []));
}

function answeredIds({ inReplyTo, references }: MessageHead): string[] {
  return [...new Set([...(inReplyTo ? [inReplyTo] : []), ...references.toReversed()])];
}

/** That a mail of the outbox is about. */
async function leadAbout(db: Db, { request_id: about }: OutboxMail): Promise<LeadRow | undefined> {
  return about ? ((await leadBehind(db, about)) ?? (await leadOfQuote(db, about))) : undefined;
}

async function leadOfQuote(db: Db, id: string): Promise<LeadRow | undefined> {
  const quote = await findQuote(db, { id });
  return quote?.lead_id ? await findLead(db, { id: quote.lead_id }) : undefined;
}

async function saveUnknownSender(
  { db, live, now }: ReceiveServices,
  { uid, uidValidity, isOld }: MailboxMessage,
  head: MessageHead,
  kind: MailboxStrangerRow["kind"],
  { sender, likely = null }: { sender: Mailbox | null; likely?: string | null },
): Promise<void> {
  if (isOld) return;
  const row: MailboxStrangerRow = {
    id: newId(),
    message_key: messageKey(head),
    uid_validity: uidValidity,
    uid,
    kind: head.isAutomatic ? "automatic" : kind,
    state: "open",
    sender: sender ? keyOf(sender) : "",
    sender_name: sender?.name ?? "",
    subject: head.subject,
    sent_at: head.sentAt,
    found_at: now().toISOString(),
    likely_person_id: likely,
  };
  const isNews = await db.transaction().execute(async (tx) => {
    await lockPeopleShared(tx);
    // It may have been erased since it was found.
    return !(await isErased(tx, head)) && (await insertUnknownSender(tx, row));
  });
  if (isNews) void live.publish({ kind: "mailbox" });
}
