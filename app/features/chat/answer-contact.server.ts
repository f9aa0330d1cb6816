import { deskWords } from "~/content/desk/words.server";
import { lockPeopleShared } from "~/features/leads/person-store.server";
import { answerConversation, recordConversationLead } from "~/features/leads/record-lead.server";
import type { Outbox } from "~/features/mail/outbox/outbox.server";
import type { Db, Tx } from "~/lib/db/database.server";
import type { ConversationRow } from "~/lib/db/tables/chat-tables";
import type { Limiter } from "~/lib/http/rate-limit.server";
import { newId } from "~/lib/new-id.server";
import { asciiAddress } from "~/lib/text/mail-domain";
import type { Live } from "~/platform/live/live.server";
import { attendanceOf } from "./attendance.server";
import type { ParsedContactAnswer } from "./chat-calls";
import {
  answerQuestion,
  appendLines,
  changeConversation,
  findLine,
  linesAfter,
  lockConversation,
  type Said,
} from "./conversation-store.server";
import { contactNotice } from "./mails.server";
import type { ContactDetails, ConversationState } from "./protocol";

/** Milliseconds. */
const STILL_THERE = 10 * 60_000;

export interface ContactServices {
  db: Db;
  live: Live;
  outbox: Outbox;
  env: { SITE_URL: string };
  ownerEmail: string;
  /** The owner is mailed each time. */
  limits: { chatContacts: Limiter };
}

export type Answered =
  | { outcome: "answered"; state: ConversationState }
  /** The conversation is unknown, or nothing was asked there. */
  | { outcome: "unknown" }
  | { outcome: "nothing" }
  | { outcome: "limited"; retryAfter: number };

/** A repeat changes nothing and sends no mail. */
export async function answerContact(
  { db, live, outbox, env, ownerEmail, limits }: ContactServices,
  tokenHash: string,
  answer: ParsedContactAnswer,
  now = new Date(),
): Promise<Answered> {
  const written = await db.transaction().execute(async (tx) => {
    await lockPeopleShared(tx);
    const conversation = await lockConversation(tx, { token_hash: tokenHash });
    const question = conversation && (await questionOf(tx, conversation, answer));
    if (!conversation || !question) return { outcome: "unknown" } as const;
    const agreed = answer.agrees ? agreedDetails(conversation, question.asks, answer) : null;
    if (answer.agrees && !agreed) return { outcome: "nothing" } as const;
    const isNews = agreed !== null && isChange(conversation, agreed);
    const isRepeat = question.isAnswered || (answer.asked === undefined && !isNews);
    if (isRepeat) return { outcome: "answered", conversation, isRepeat, mail: null } as const;
    const allowance = isNews ? await limits.chatContacts.consume(conversation.id, tx) : null;
    if (allowance?.allowed === false) return { outcome: "limited", retryAfter: allowance.retryAfter } as const;
    if (answer.asked !== undefined) {
      await answerQuestion(tx, conversation.id, answer.asked, agreed ? "agreed" : "declined");
    }
    await appendLines(tx, conversation, acknowledgement(conversation, answer), now.toISOString());
    if (!isNews) return { outcome: "answered", conversation, isRepeat, mail: null } as const;
    await changeConversation(tx, conversation.id, { ...agreed, contact_confirmed_at: now.toISOString() });
    const lines = await linesAfter(tx, conversation.id, 0);
    const confirmed = { ...conversation, ...agreed };
    await recordConversationLead(tx, confirmed, lines.find(({ author }) => author === "visitor")?.text ?? null, now);
    if (isPersonThere(conversation, now)) await answerConversation(tx, conversation.id, now);
    const mail = await outbox.enqueue(tx, contactNotice(confirmed, lines, { env, ownerEmail }, now));
    return { outcome: "answered", conversation, isRepeat, mail } as const;
  });
  if (written.outcome !== "answered") return written;
  const { conversation, isRepeat, mail } = written;
  if (mail) void outbox.deliver(mail, 0);
  if (!isRepeat) await live.publish({ kind: mail ? "contact" : "answer", conversation: conversation.id });
  // Including the line that asked, which no longer asks.
  const from = answer.asked === undefined ? conversation.last_seq : answer.asked - 1;
  const lines = await linesAfter(db, conversation.id, from);
  return { outcome: "answered", state: { lines, attendance: attendanceOf(conversation, now) } };
}

function isPersonThere({ attendance, last_person_at }: ConversationRow, now: Date): boolean {
  return attendance === "person" && last_person_at !== null && now.getTime() - Date.parse(last_person_at) < STILL_THERE;
}

async function questionOf(
  tx: Tx,
  conversation: ConversationRow,
  { asked }: ParsedContactAnswer,
): Promise<{ asks: ContactDetails; isAnswered: boolean } | null> {
  if (asked === undefined) return { asks: {}, isAnswered: false };
  const line = await findLine(tx, conversation.id, { seq: asked });
  if (!line?.asks) return null;
  return { asks: JSON.parse(line.asks) as ContactDetails, isAnswered: line.asks_answer !== null };
}

type Agreed = Pick<ConversationRow, "contact_name" | "contact_email" | "contact_phone">;

function agreedDetails(before: Agreed, asks: ContactDetails, answer: ParsedContactAnswer): Agreed | null {
  const email = answer.email ?? (asks.email ? asciiAddress(asks.email) : null);
  const phone = answer.phone ?? asks.phone ?? null;
  if (!email && !phone) return null;
  return {
    contact_name: answer.name ?? before.contact_name,
    contact_email: email ?? before.contact_email,
    contact_phone: phone ?? before.contact_phone,
  };
}

function isChange(before: Agreed, after: Agreed): boolean {
  return (["contact_name", "contact_email", "contact_phone"] as const).some((field) => before[field] !== after[field]);
}

/** The assistant is silent while a person answers. */
function acknowledgement({ attendance, language }: ConversationRow, { agrees }: ParsedContactAnswer): Said[] {
  if (attendance === "person") return [];
  const { agreed, declined } = deskWords[language].conversations;
  return [{ id: newId(), author: "bot", text: agrees ? agreed : declined }];
}
