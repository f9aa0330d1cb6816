import * as z from "zod/mini";
import { requiredLines, requiredText } from "~/components/forms/text-field";
import { business } from "~/content/business";
import { lockLead } from "~/features/leads/lead-store.server";
import { lockPeopleShared } from "~/features/leads/person-store.server";
import { type By, recordAudit } from "~/lib/audit/audit-store.server";
import type { Db, Tx } from "~/lib/db/database.server";
import type { LeadRow } from "~/lib/db/tables/lead-tables";
import type { ThreadMessageRow } from "~/lib/db/tables/thread-tables";
import type { Live } from "~/platform/live/live.server";
import type { Follow } from "../outbox/attempt.server";
import type { Outbox } from "../outbox/outbox.server";
import { deleteAhead, messageIdOf, sentConfirmation } from "../outbox/outbox-store.server";
import { answerLeads } from "./answer-leads.server";
import { quoteUrls, type Site } from "./blocks.server";
import { FILE_FIELD, type FilesProblem, filesProblem } from "./files";
import { unfilled, withQuoteLinks } from "./markup";
import { writtenId } from "./message-id";
import { greetingOf, signatureOf } from "./read-writing.server";
import {
  attachUploads,
  changeMessage,
  deleteMessage,
  findMailed,
  findMessage,
  insertMessage,
  latestMessage,
  returnUploads,
  uploadsOf,
} from "./thread-store.server";
import { topicOf } from "./topic";
import { MAIL_BOUNDS } from "./writing";

export interface ThreadServices {
  db: Db;
  outbox: Outbox;
  live: Pick<Live, "publish">;
  env: Site;
}

/** Milliseconds in which a mail can be taken back. */
export const SECOND_THOUGHTS = 10_000;
/** The whole thread is named in every mail; both ends of it matter. */
const MOST_REFERENCES = 50;

const mailSchema = z.object({
  id: z.guid(),
  to: z.string(),
  seen: z.string(),
  subject: requiredText(MAIL_BOUNDS.subject, "form.error.invalid"),
  text: requiredLines(MAIL_BOUNDS.text, "form.error.invalid"),
  [FILE_FIELD]: z._default(z.array(z.string()), []),
});

/** Apart from `written`, nothing happened. */
export type Written =
  | { outcome: "written"; message: string }
  | { outcome: "gone" }
  | { outcome: "invalid"; field: "subject" | "text" | null }
  /** The text is no more than its greeting. */
  | { outcome: "greeting" }
  | { outcome: "unfilled"; field: "subject" | "text"; variable: string }
  | { outcome: "address"; address: string | null }
  | { outcome: "quote"; number: string }
  /** Null: they are not there any more. */
  | { outcome: "files"; problem: FilesProblem | null }
  | { outcome: "answered"; by: ThreadMessageRow };

/**
 * Writes to the person of a lead, once per id. It leaves after `SECOND_THOUGHTS`, until which it can be taken back. Throws only
 * what the database throws.
 */
export async function writeMessage(
  { db, outbox, live, env }: ThreadServices,
  leadId: string,
  fields: Record<string, unknown>,
  by: By,
): Promise<Written> {
  const parsed = z.safeParse(mailSchema, fields);
  if (!parsed.success) {
    const field = parsed.error.issues[0]?.path[0];
    return { outcome: "invalid", field: field === "subject" || field === "text" ? field : null };
  }
  const mail = parsed.data;
  for (const field of ["subject", "text"] as const) {
    const variable = unfilled(mail[field]);
    if (variable) return { outcome: "unfilled", field, variable };
  }
  const written = await db.transaction().execute(async (tx): Promise<Written> => {
    await lockPeopleShared(tx);
    const lead = await lockLead(tx, leadId);
    if (!lead || lead.status === "spam") return { outcome: "gone" };
    if (await findMessage(tx, mail.id)) return { outcome: "written", message: mail.id };
    if (lead.email === null || lead.email !== mail.to) return { outcome: "address", address: lead.email };
    const latest = await latestMessage(tx, lead.person_id);
    const isByAnother = latest?.direction === "out" && latest.user_id !== by.user.id;
    if (latest && isByAnother && latest.id !== mail.seen) return { outcome: "answered", by: latest };
    const linked = withQuoteLinks(mail.text, await quoteUrls(tx, leadId, env, by.now));
    if (linked.unknown !== null) return { outcome: "quote", number: linked.unknown };
    const kept = await uploadsOf(tx, { lead_id: leadId, user_id: by.user.id });
    const files = kept.filter(({ id }) => mail.file.includes(id));
    if (files.length < new Set(mail.file).size) return { outcome: "files", problem: null };
    const problem = filesProblem([], files);
    if (problem) return { outcome: "files", problem };
    const hasFiles = files.length > 0;
    if (!hasFiles && mail.text.trim() === greetingOf(lead).trim()) return { outcome: "greeting" };
    await enqueueMessage(tx, outbox, { ...mail, lead, to: lead.email, mailed: linked.text, hasFiles }, by);
    await attachUploads(tx, mail.file, mail.id);
    return { outcome: "written", message: mail.id };
  });
  if (written.outcome === "written") void live.publish({ kind: "lead-changed", lead: leadId });
  return written;
}

interface ToWrite {
  id: string;
  lead: LeadRow;
  to: string;
  subject: string;
  text: string;
  /** The text with the addresses that only the client may have. */
  mailed: string;
  hasFiles: boolean;
}

async function enqueueMessage(
  tx: Tx,
  outbox: Outbox,
  { id, lead, to, subject, text, mailed, hasFiles }: ToWrite,
  { user, now }: By,
): Promise<void> {
  const topic = topicOf(subject);
  const answered = (await latestMessage(tx, lead.person_id, { topic })) ?? (await confirmationOf(tx, lead));
  const inReplyTo = answered ? writtenId(answered.message_id) : null;
  const references = answered ? referencesAfter(answered) : [];
  const dueAt = new Date(now.getTime() + SECOND_THOUGHTS);
  const email_id = await outbox.enqueue(tx, {
    template: "personal-mail",
    props: {
      subject,
      text: mailed,
      signature: await signatureOf(tx, user, lead.language),
      inReplyTo,
      references,
      hasFiles,
    },
    language: lead.language,
    recipient: to,
    // The sender of all mails may be an address that nobody reads.
    replyTo: business.email,
    requestId: lead.id,
    dueAt,
  });
  await insertMessage(tx, {
    id,
    person_id: lead.person_id,
    lead_id: lead.id,
    topic,
    direction: "out",
    origin: "desk",
    message_id: await messageIdOf(tx, email_id),
    in_reply_to: inReplyTo,
    references: JSON.stringify(references),
    sender: business.email,
    sender_name: business.name,
    recipients: JSON.stringify([to]),
    copied: "[]",
    subject,
    text,
    html: null,
    sent_at: dueAt.toISOString(),
    stored_at: now.toISOString(),
    user_id: user.id,
    email_id,
    is_automatic: 0,
    is_forged: 0,
    is_unconfirmed: 0,
    remarks: "[]",
    returned: null,
    returned_detail: null,
  });
  await recordAudit(tx, { user, at: now, action: "lead.mail", subject: `lead:${lead.id}` });
}

/** The mail that the first one about a lead follows: both then stand together in the mailbox of the person. */
async function confirmationOf(tx: Tx, lead: LeadRow): Promise<Answered | undefined> {
  const written = await latestMessage(tx, lead.person_id, { lead_id: lead.id, is_automatic: 0 });
  if (lead.email === null || written) return undefined;
  const message_id = await sentConfirmation(tx, lead.subject_id, lead.email);
  return message_id === undefined ? undefined : { message_id, references: "[]" };
}

type Answered = Pick<ThreadMessageRow, "references" | "message_id">;

function referencesAfter({ references, message_id }: Answered): string[] {
  const all = [...(JSON.parse(references) as string[]), message_id].flatMap((id) => writtenId(id) ?? []);
  return all.length <= MOST_REFERENCES ? all : [...all.slice(0, 1), ...all.slice(1 - MOST_REFERENCES)];
}

/** The mail as it was written; null when it has left, or is not there. */
export async function cancelMessage(
  { db, live }: ThreadServices,
  leadId: string,
  messageId: unknown,
  { user, now }: By,
): Promise<ThreadMessageRow | null> {
  const taken = await db.transaction().execute(async (tx) => {
    await lockPeopleShared(tx);
    const message = await findMessage(tx, String(messageId));
    if (!message?.email_id || message.lead_id !== leadId) return null;
    if (!(await deleteAhead(tx, message.email_id, now))) return null;
    await returnUploads(tx, message.id, { lead_id: leadId, user_id: user.id, stored_at: now.toISOString() });
    await deleteMessage(tx, message.id);
    await recordAudit(tx, { user, at: now, action: "lead.unmail", subject: `lead:${leadId}` });
    return message;
  });
  if (taken) void live.publish({ kind: "lead-changed", lead: leadId });
  return taken;
}

/** The lead has not been answered until the mail server has taken the mail. */
export function followMessage(live: Pick<Live, "publish">): Follow {
  return {
    hold: lockPeopleShared,
    follow: async (tx, mail, at) => {
      const message = await findMailed(tx, mail.id);
      if (!message) return undefined;
      await changeMessage(tx, message.id, { sent_at: at.toISOString() });
      // It can come back before the mail server's word that it took it is kept.
      const isBack = message.returned !== null;
      const answered = isBack ? [] : await answerLeads(tx, message.person_id, at.toISOString(), at);
      const leads = new Set([...answered, ...(message.lead_id === null ? [] : [message.lead_id])]);
      return () => {
        for (const lead of leads) void live.publish({ kind: "lead-changed", lead });
      };
    },
  };
}
