import { business } from "~/content/business";
import { deskWords } from "~/content/desk/words.server";
import { findLead } from "~/features/leads/lead-store.server";
import { isNamed } from "~/features/leads/person-keys";
import { readWriters } from "~/features/notifications/presence/presence.server";
import type { Db } from "~/lib/db/database.server";
import type { LeadRow } from "~/lib/db/tables/lead-tables";
import type { ThreadMessageRow } from "~/lib/db/tables/thread-tables";
import type { Language } from "~/lib/language/language";
import { newId } from "~/lib/new-id.server";
import { fill } from "~/lib/text/fill";
import { sizeInWords } from "~/lib/text/format-length";
import { addressKey } from "~/lib/text/mail-domain";
import { addMinutes, formatMoment } from "~/lib/time/clock";
import { messagePath } from "../mailbox/message";
import { ownWords } from "../mailbox/quoted-text";
import { mailTroubleOf } from "../outbox/mail-trouble";
import { mailsById } from "../outbox/outbox-store.server";
import { readInserts, type Site } from "./blocks.server";
import { findSignature } from "./signature-store.server";
import { latestMessage, uploadsOf } from "./thread-store.server";
import { answerSubject } from "./topic";
import type { Writing } from "./writing";

/** Characters of a mail that is answered: six lines are shown. */
const MOST_SHOWN = 1_000;
/** Minutes, for which it is said that a mail has left. */
const SAID = 2;

interface WriterAt {
  user: { id: string; email: string };
  /** Language of the desk. */
  language: Language;
  env: Site;
  now?: Date;
}

/** Null when there is nobody to write to. In the language of the lead. */
export async function readWriting(
  db: Db,
  leadId: string,
  { user, language, env, now = new Date() }: WriterAt,
): Promise<Writing | null> {
  const lead = await findLead(db, { id: leadId });
  if (!lead || lead.status === "spam") return null;
  const words = deskWords[lead.language].thread;
  const latest = await latestMessage(db, lead.person_id);
  const written = await latestMessage(db, lead.person_id, { is_automatic: 0 });
  const mail = latest?.email_id ? (await mailsById(db, [latest.email_id])).get(latest.email_id) : undefined;
  const isLeaving = mail?.state === "queued" && mail.last_error === null;
  const isWaiting = isLeaving && mail.due_at > now.toISOString();
  const isOwn = latest?.user_id === user.id && latest.lead_id === lead.id;
  const hasLeft = mail?.sent_at != null && addMinutes(mail.sent_at, SAID) > now.toISOString();
  return {
    id: newId(),
    to: lead.email,
    name: lead.name,
    subject: written?.subject ? answerSubject(written.subject) : fill(words.subjectFirst, { business: business.name }),
    text: greetingOf(lead),
    signature: await signatureOf(db, user, lead.language),
    seen: latest?.id ?? "",
    waiting: latest && isWaiting && isOwn ? latest.id : null,
    answering: written ? answeredMail(written, language) : null,
    returned: latest && lead.email !== null ? returnedMail(latest, lead.email, language) : null,
    isLeaving,
    hasLeft: isOwn && hasLeft && latest.returned === null,
    files: (await uploadsOf(db, { lead_id: lead.id, user_id: user.id })).map((file) => {
      return { ...file, says: sizeInWords(file.size, language) };
    }),
    writers: await readWriters(db, lead.id, user.id, now),
    inserts: await readInserts(db, lead, deskWords[language].thread, { env, now }),
  };
}

function answeredMail(mail: ThreadMessageRow, language: Language): Writing["answering"] {
  if (mail.direction === "out") return null;
  const { item } = deskWords[language].thread;
  const title = fill(item.in, { name: mail.sender_name || mail.sender, subject: mail.subject || item.noSubject });
  const text = mail.own_text ?? ownWords(mail.text);
  return {
    title,
    at: formatMoment(mail.sent_at, language),
    warning: mail.is_forged === 1 ? item.states.forged : null,
    text: text.slice(0, MOST_SHOWN),
    to: messagePath(mail.id),
  };
}

function returnedMail(
  { returned, returned_detail, recipients }: ThreadMessageRow,
  address: string,
  language: Language,
): string | null {
  const isSame = (JSON.parse(recipients) as string[]).some((each) => addressKey(each) === addressKey(address));
  if (returned !== "bounce" || !isSame) return null;
  const words = deskWords[language].thread.returned;
  const trouble = mailTroubleOf(returned_detail ?? "");
  const says = fill(words.says, { address, reason: deskWords[language].mailTroubles[trouble] });
  return `${says} ${trouble === "noMailbox" || trouble === "badAddress" ? words.address : words.other}`;
}

/** The first line of a mail to this lead. */
export function greetingOf(lead: LeadRow): string {
  const { hello, helloNobody } = deskWords[lead.language].thread;
  return isNamed(lead) ? fill(hello, { person: firstNameOf(lead.name) }) : helloNobody;
}

function firstNameOf(name: string): string {
  return name.trim().split(/\s+/)[0] ?? name;
}

/** The user's own signature, or else one with their name; `language` is that of the mail. */
export async function signatureOf(db: Db, user: { id: string; email: string }, language: Language): Promise<string> {
  const known = await findSignature(db, user.id);
  if (known?.signature) return known.signature;
  const name = known && !known.name.includes("@") ? known.name : "";
  const phone = business.phone.national;
  return fill(deskWords[language].thread.signature, { name, business: business.name, phone }).replace(/\n\n\n/, "\n\n");
}
