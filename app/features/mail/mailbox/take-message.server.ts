import { createHash } from "node:crypto";
import { findLead, holdLead, leadsOfPerson, touchLead } from "~/features/leads/lead-store.server";
import { holdPeople } from "~/features/leads/person-store.server";
import { stopPlansOnSignOfLife } from "~/features/leads/plans/stop-plans.server";
import { enqueuePush } from "~/features/notifications/enqueue-push.server";
import { leadBehind } from "~/features/quotes/editor/quoted-lead.server";
import { findQuote } from "~/features/quotes/quote-store.server";
import type { Db, Tx } from "~/lib/db/database.server";
import type { LeadRow } from "~/lib/db/tables/lead-tables";
import type { MailboxStrangerRow } from "~/lib/db/tables/mailbox-tables";
import type { ThreadAttachmentRow } from "~/lib/db/tables/thread-tables";
import { newId } from "~/lib/new-id.server";
import type { Live } from "~/platform/live/live.server";
import { answerLeads } from "../thread/answer-leads.server";
import { madeUpId, markedId } from "../thread/message-id";
import { insertMessage, isWrittenSince, latestMessage, type NewMessage } from "../thread/thread-store.server";
import { topicOf } from "../thread/topic";
import { findOutboxMail } from "./mailbox-mails-store.server";
import { insertStranger } from "./mailbox-store.server";
import { insertAttachments, type KnownMessage, messagesWith } from "./mailbox-thread-store.server";
import type { MailboxMessage } from "./mailbox-worker.server";
import { keyOf, type MessageHead } from "./message-head";
import { noteBounce } from "./note-bounce.server";
import { headOnly, LARGEST_MESSAGE, parseHead, parseMessage, type ReceivedMessage } from "./parse-message.server";
import { isSomebody, peopleAmong, personOf } from "./people-of-mail.server";

export interface TakeServices {
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

/** Puts a mail into the thread of its person, or into the tray, once. Throws only what the database and the mailbox throw. */
export async function takeMessage(services: TakeServices, message: MailboxMessage): Promise<void> {
  const head = await parseHead(message.head, message.receivedAt);
  const ours = await services.ourAddresses();
  const isOurs = head.from !== null && ours.has(keyOf(head.from));
  // A notice to the owner, or a copy of what the desk sent.
  if (isOurs && head.messageId && (await findOutboxMail(services.db, head.messageId))) return;
  if (message.role === "sent") return await takeSent(services, message, head, ours);
  if (head.isReport) return await takeReport(services, message, head);
  if (isOurs && head.isForged) return await keepStranger(services, message, head, "colleague", null);
  if (isOurs) return await takeOurs(services, message, head, ours);
  await takeReceived(services, message, head);
}

/** Only the sender's address says who somebody is: anybody can name a mail of ours as the one that is answered. */
async function takeReceived(services: TakeServices, message: MailboxMessage, head: MessageHead): Promise<void> {
  const { db, live } = services;
  const answered = await findAnswered(db, head);
  const person = head.from && (await personOf(db, head.from));
  if (!person) return await keepStranger(services, message, head, "person", answered[0]?.person_id ?? null);
  const parsed = await parsedOf(message, head);
  if (!parsed) return;
  const found = { person, parsed, message, answered };
  const lead = await db.transaction().execute((tx) => storeReceived(services, tx, found));
  if (lead === "nobody") return await keepStranger(services, message, head, "person", null);
  if (lead) void live.publish({ kind: "mail", lead });
}

interface Found {
  person: string;
  parsed: ReceivedMessage;
  message: MailboxMessage;
  answered: readonly Answered[];
}

/** Gives the lead whose answer is waited for. `nobody`: the person was erased while the mail was fetched. */
async function storeReceived(services: TakeServices, tx: Tx, found: Found): Promise<string | "nobody" | null> {
  const { person, parsed, message, answered } = found;
  const { head } = parsed;
  await holdPeople(tx);
  if (!(await isSomebody(tx, person))) return "nobody";
  const place = await placeOf(tx, person, head, answered);
  const row = messageOf(services, { ...place, head, parsed, person_id: person });
  if (!(await storeOnce(tx, { ...row, direction: "in", origin: "inbox" }, parsed))) return null;
  const isNews = !message.isOld && services.now().getTime() - message.receivedAt.getTime() < NEWS;
  // A clock that is fast would have it written after its answer.
  const at = new Date(Math.min(Date.parse(head.sentAt), message.receivedAt.getTime())).toISOString();
  const lead = place.lead_id === null ? undefined : await holdLead(tx, place.lead_id);
  if (!lead || head.isAutomatic || head.isForged || !isNews) return null;
  await stopPlansOnSignOfLife(tx, lead, "mail", services.now());
  // Both may be found in one look.
  if (await isWrittenSince(tx, person, at)) return null;
  await touchLead(tx, lead.id, {
    awaiting_since: lead.awaiting_since ?? at,
    updated_at: services.now().toISOString(),
  });
  await enqueuePush(tx, { kind: "mail", lead: lead.id, name: lead.name }, services.now());
  return lead.id;
}

/** Written in another mail program. */
async function takeSent(
  services: TakeServices,
  message: MailboxMessage,
  head: MessageHead,
  ours: ReadonlyMap<string, string | null>,
): Promise<void> {
  const { db, live } = services;
  const people = await peopleAmong(db, [...head.to, ...head.cc, ...head.bcc], ours);
  const found = people.length > 0 ? await parsedOf(message, head) : null;
  if (!found) return;
  const parsed = { ...found, head: await datedAfterLead(db, head, message.receivedAt) };
  const user_id = (head.from && ours.get(keyOf(head.from))) ?? null;
  for (const person of people) {
    const answered = await findAnswered(db, head);
    const leads = await db.transaction().execute(async (tx) => {
      await holdPeople(tx);
      if (!(await isSomebody(tx, person))) return [];
      const place = await placeOf(tx, person, head, answered);
      const row = messageOf(services, { ...place, head: parsed.head, parsed, person_id: person });
      const sent = { ...row, user_id, direction: "out" as const, origin: message.role };
      if (!(await storeOnce(tx, sent, parsed)) || head.isAutomatic) return [];
      return await answerLeads(tx, person, parsed.head.sentAt, services.now());
    });
    for (const lead of leads) void live.publish({ kind: "lead-changed", lead });
  }
}

/** Whatever the clock of a phone says: what answers a mail about a lead was written after that lead came. */
async function datedAfterLead(db: Db, head: MessageHead, receivedAt: Date): Promise<MessageHead> {
  for (const id of answeredIds(head).slice(0, MOST_LOOKED_UP)) {
    const lead = await leadOfMail(db, id);
    if (!lead || lead.created_at <= head.sentAt) continue;
    // A mail program may have given the mail server its own time.
    const at = Math.max(receivedAt.getTime(), Date.parse(lead.created_at));
    return { ...head, sentAt: new Date(at).toISOString() };
  }
  return head;
}

/** From a colleague's own address, with the mailbox in copy; or forwarded to it. */
async function takeOurs(
  services: TakeServices,
  message: MailboxMessage,
  head: MessageHead,
  ours: ReadonlyMap<string, string | null>,
): Promise<void> {
  const people = await peopleAmong(services.db, [...head.to, ...head.cc], ours);
  if (people.length > 0) return await takeSent(services, message, head, ours);
  await keepStranger(services, message, head, "colleague", null);
}

async function takeReport(services: TakeServices, message: MailboxMessage, head: MessageHead): Promise<void> {
  const parsed = await parsedOf(message, head);
  const bounce = parsed?.bounce;
  const leads = bounce?.about ? await noteBounce(services, bounce, bounce.about) : null;
  for (const lead of leads ?? []) void services.live.publish({ kind: "lead-changed", lead });
  if (parsed && !leads) await keepStranger(services, message, head, "automatic", null);
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

/** With what it answers, else with the latest mail about the same, else a topic of its own. */
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

/** What a mail answers, as far as it says so. */
interface Answered {
  person_id: string;
  lead_id: string | null;
  topic: string | null;
}

async function findAnswered(db: Db, head: MessageHead): Promise<Answered[]> {
  const ids = answeredIds(head);
  const found: Answered[] = await messagesWith(db, ids);
  for (const id of found.length === 0 ? ids.slice(0, MOST_LOOKED_UP) : []) {
    const lead = await leadOfMail(db, id);
    if (lead) return [{ person_id: lead.person_id, lead_id: lead.id, topic: null }];
  }
  return found;
}

function answeredIds({ inReplyTo, references }: MessageHead): string[] {
  return [...new Set([...(inReplyTo ? [inReplyTo] : []), ...references.toReversed()])];
}

/** That a mail of the outbox is about. */
async function leadOfMail(db: Db, messageId: string): Promise<LeadRow | undefined> {
  const about = (await findOutboxMail(db, messageId))?.request_id;
  return about ? ((await leadBehind(db, about)) ?? (await leadOfQuote(db, about))) : undefined;
}

async function leadOfQuote(db: Db, id: string): Promise<LeadRow | undefined> {
  const quote = await findQuote(db, { id });
  return quote?.lead_id ? await findLead(db, { id: quote.lead_id }) : undefined;
}

/** Two mails may have one Message-ID: programs make mistakes. False when this very mail is there already. */
async function storeOnce(tx: Tx, row: NewMessage, parsed: ReceivedMessage): Promise<boolean> {
  const attachments = attachmentsOf(row, parsed);
  if (await insertMessage(tx, row)) {
    await insertAttachments(tx, attachments);
    return true;
  }
  const isSame = (other: KnownMessage) =>
    other.sender === row.sender &&
    other.subject === row.subject &&
    // Of our own each copy may be dated by when it was received.
    (row.direction === "out" || other.sent_at === row.sent_at);
  const same = (await messagesWith(tx, [row.message_id])).filter(({ person_id }) => person_id === row.person_id);
  if (same.some((each) => isSame(each) || each.email_id !== null)) return false;
  const message_id = markedId(row.message_id, hashOf(JSON.stringify([row.sender, row.subject, row.sent_at])));
  const isNew = await insertMessage(tx, { ...row, message_id });
  if (isNew) await insertAttachments(tx, attachments);
  return isNew;
}

interface Stored {
  person_id: string;
  lead_id: string | null;
  topic: string;
  head: MessageHead;
  parsed: ReceivedMessage;
}

function messageOf(services: TakeServices, { head, parsed, ...place }: Stored) {
  return {
    ...place,
    id: newId(),
    message_id: idOf(head),
    in_reply_to: head.inReplyTo,
    references: JSON.stringify(head.references),
    sender: head.from?.address ?? "",
    sender_name: head.from?.name ?? "",
    recipients: JSON.stringify(head.to.map(({ address }) => address)),
    copied: JSON.stringify(head.cc.map(({ address }) => address)),
    subject: head.subject,
    text: parsed.text,
    html: parsed.html,
    sent_at: head.sentAt,
    stored_at: services.now().toISOString(),
    user_id: null,
    email_id: null,
    is_automatic: head.isAutomatic ? 1 : 0,
    is_forged: head.isForged ? 1 : 0,
    remarks: JSON.stringify(parsed.remarks),
    returned: null,
    returned_detail: null,
  } satisfies Omit<NewMessage, "direction" | "origin">;
}

function attachmentsOf({ id }: Pick<NewMessage, "id">, { files }: ReceivedMessage): ThreadAttachmentRow[] {
  return files.map(({ name, type, content }) => ({
    id: newId(),
    message_id: id,
    name,
    type,
    size: content.byteLength,
    content: Buffer.from(content).toString("base64"),
  }));
}

async function keepStranger(
  { db, live, now }: TakeServices,
  { uid, uidValidity, isOld }: MailboxMessage,
  head: MessageHead,
  kind: MailboxStrangerRow["kind"],
  likely_person_id: string | null,
): Promise<void> {
  if (isOld) return;
  // A Message-ID alone may be that of others too. A date that was made up is another one in every copy.
  const said = [idOf(head), head.from?.address, head.subject, !head.isDateWrong && head.sentAt];
  const row: MailboxStrangerRow = {
    id: newId(),
    message_key: hashOf(JSON.stringify(said)),
    uid_validity: uidValidity,
    uid,
    kind: head.isAutomatic ? "automatic" : kind,
    state: "open",
    sender: head.from ? keyOf(head.from) : "",
    sender_name: head.from?.name ?? "",
    subject: head.subject,
    sent_at: head.sentAt,
    found_at: now().toISOString(),
    likely_person_id,
  };
  const isNews = await db.transaction().execute((tx) => insertStranger(tx, row));
  if (isNews) void live.publish({ kind: "mailbox" });
}

/** The same for every copy of a mail. */
function idOf({ messageId, from, subject, sentAt, to }: MessageHead): string {
  const said = [from?.address, subject, sentAt, to.map(({ address }) => address)];
  return messageId ?? madeUpId(hashOf(JSON.stringify(said)));
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}
