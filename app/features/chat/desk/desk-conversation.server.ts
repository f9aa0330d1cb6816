import { findLead } from "~/features/leads/lead-store.server";
import { composerPath } from "~/features/mail/thread/writing";
import type { Db } from "~/lib/db/database.server";
import type { ConversationLineRow, ConversationRow } from "~/lib/db/tables/chat-tables";
import type { Language } from "~/lib/language/language";
import { mailLink } from "~/lib/text/contact-links";
import { internationalDigits } from "~/lib/text/phone";
import { readableAddress } from "~/lib/text/readable-address.server";
import { dayInWords, formatTime, type Moment, momentOf } from "~/lib/time/clock";
import { dayOf, timeOf } from "~/lib/time/zoned-time";
import { attendantOf } from "../attendance.server";
import { findConversation, rowsAfter } from "../conversation-store.server";
import type { ChatLine, ContactDetails, ContactMethod } from "../protocol";
import { PRESENT } from "../record-seen.server";
import { codeOf } from "./inbox.server";

export interface DeskLine {
  seq: number;
  id: string;
  author: ChatLine["author"];
  text: string;
  at: Moment;
  /** "21 november 2026" if a day begins with this line. */
  day: string | null;
  asks: { details: string[]; answer: "open" | "agreed" | "declined" } | null;
}

export interface DeskConversation {
  id: string;
  leadId: string | null;
  name: string | null;
  code: string;
  by: "bot" | "person";
  lines: DeskLine[];
  /** `mailed`: an answer reaches the absent visitor by mail. */
  presence: "here" | "mailed" | "waits";
  /** Milliseconds without news; null for one who is not there. */
  presentFor: number | null;
  contact: { email: string | null; mailTo: string | null; phone: string | null; dialled: string | null } | null;
  method: ContactMethod | null;
  page: string;
  language: Language;
  startedAt: Moment;
}

/** A conversation to answer. */
export type OpenConversation = Pick<DeskConversation, "id" | "by" | "presence" | "presentFor"> & {
  lines: readonly Pick<DeskLine, "id" | "text">[];
};

/** Answers of the desk; the one that was sent is among them. */
const LATEST = 5;

/** Null for spam, and for a lead that came another way or has no conversation any more. */
export async function readOpenConversation(
  db: Db,
  leadId: string,
  reader: { language: Language; now: Date },
): Promise<OpenConversation | null> {
  const lead = await findLead(db, { id: leadId });
  if (lead?.kind !== "conversation" || lead.status === "spam") return null;
  const conversation = await readDeskConversation(db, lead.subject_id, reader);
  if (!conversation) return null;
  const { id, by, presence, presentFor, lines } = conversation;
  const answers = lines.filter(({ author }) => author === "person").slice(-LATEST);
  return { id, by, presence, presentFor, lines: answers.map(({ id, text }) => ({ id, text })) };
}

export async function readDeskConversation(
  db: Db,
  id: string,
  { language, now }: { language: Language; now: Date },
): Promise<DeskConversation | null> {
  const row = await findConversation(db, { id });
  if (!row) return null;
  const lead = await findLead(db, { kind: "conversation", subject_id: id });
  const lines = await rowsAfter(db, id, 0);
  return {
    id,
    leadId: lead?.id ?? null,
    name: row.contact_name,
    code: codeOf(row),
    by: attendantOf(row, now),
    lines: lines.map((line, index) => toDeskLine(line, lines[index - 1], language)),
    ...presenceOf(row, now),
    contact: row.contact_confirmed_at
      ? {
          email: row.contact_email && readableAddress(row.contact_email),
          mailTo: row.contact_email && (lead ? composerPath(lead.id) : mailLink(row.contact_email)),
          phone: row.contact_phone,
          dialled: row.contact_phone && internationalDigits(row.contact_phone),
        }
      : null,
    method: row.contact_method,
    page: row.page,
    language: row.language,
    startedAt: momentOf(row.started_at, language),
  };
}

function presenceOf(row: ConversationRow, now: Date): Pick<DeskConversation, "presence" | "presentFor"> {
  const presentFor = Date.parse(row.visitor_last_seen_at) + PRESENT - now.getTime();
  if (presentFor > 0) return { presence: "here", presentFor };
  return { presence: row.contact_confirmed_at && row.contact_email ? "mailed" : "waits", presentFor: null };
}

function toDeskLine(
  { seq, id, author, text, at, asks, asks_answer }: ConversationLineRow,
  before: ConversationLineRow | undefined,
  language: Language,
): DeskLine {
  const day = dayOf(at);
  const { phone, email } = JSON.parse(asks ?? "{}") as ContactDetails;
  return {
    seq,
    id,
    author,
    text,
    at: { iso: at, text: formatTime(timeOf(at)) },
    day: before && dayOf(before.at) === day ? null : dayInWords(day, language),
    asks: asks
      ? { details: [phone, email].filter((detail) => detail !== undefined), answer: asks_answer ?? "open" }
      : null,
  };
}
