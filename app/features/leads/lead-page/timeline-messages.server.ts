import { business } from "~/content/business";
import type { DeskWords } from "~/content/desk/nl";
import { deskWords } from "~/content/desk/words.server";
import { latestLines } from "~/features/chat/conversation-store.server";
import { chatPath } from "~/features/chat/paths";
import { messagePath } from "~/features/mail/mailbox/message";
import { reasonMessage } from "~/features/mail/outbox/mail-words.server";
import { type MailTold, mailsById, mailsTold } from "~/features/mail/outbox/outbox-store.server";
import { isConfirmation } from "~/features/mail/templates/template-props";
import { headsOf, type ThreadHead } from "~/features/mail/thread/thread-store.server";
import type { Db } from "~/lib/db/database.server";
import type { LeadRow } from "~/lib/db/tables/lead-tables";
import type { Language } from "~/lib/language/language";
import { fill } from "~/lib/text/fill";
import { formatTime } from "~/lib/time/clock";
import { dayOf, timeOf } from "~/lib/time/zoned-time";
import { userNames } from "../assign/assignee-store.server";
import { type Happening, type MessageState, NO_MORE } from "./timeline";

const MOST_MESSAGES = 1_000;

/** Mails that people wrote; what they say is read for those on the page only. */
export async function readMessages(db: Db, personId: string, language: Language, now: Date): Promise<Happening[]> {
  const heads = await headsOf(db, personId, MOST_MESSAGES);
  const mails = await mailsById(
    db,
    heads.flatMap(({ email_id }) => email_id ?? []),
  );
  const names = await userNames(
    db,
    heads.map(({ user_id }) => user_id),
  );
  return heads.map((head): Happening => {
    const mail = head.email_id === null ? undefined : mails.get(head.email_id);
    const by = head.user_id === null ? null : (names.get(head.user_id) ?? null);
    return { ...presentMessage(head, mail, language, now), by };
  });
}

function presentMessage(head: ThreadHead, mail: MailTold | undefined, language: Language, now: Date): Happening {
  const { item } = deskWords[language].thread;
  const isOut = head.direction === "out";
  const name = head.sender_name || head.sender;
  const subject = head.subject || item.noSubject;
  const sentence = isOut ? item.out : head.is_automatic ? item.automatic : item.in;
  const state = isOut ? stateOf(head, mail, now) : head.is_forged ? "forged" : null;
  const isStuck = state === "stuck" || state === "failed";
  return {
    ...NO_MORE,
    key: head.id,
    kind: isOut ? "sent" : "received",
    at: head.sent_at,
    title: fill(sentence, { name, subject }),
    to: head.origin === "desk" ? null : messagePath(head.id),
    state: state && {
      kind: state,
      text: fill(item.states[state], {
        time: formatTime(timeOf(mail?.sent_at ?? head.sent_at)),
        addresses: head.returned?.replaceAll(" ", ", ") ?? "",
      }),
    },
    reason:
      head.returned !== null
        ? reasonMessage(head.returned_detail ?? "", language)
        : isStuck && mail
          ? reasonMessage(mail.last_error, language)
          : null,
    resend: isStuck && mail ? { id: mail.id, state: mail.state } : null,
  };
}

function stateOf(head: ThreadHead, mail: MailTold | undefined, now: Date): MessageState {
  if (head.is_unconfirmed === 1) return "unconfirmed";
  if (head.returned !== null) return head.returned === "bounce" ? "returned" : "partly";
  if (!mail || mail.state === "sent") return "sent";
  if (mail.state === "failed") return "failed";
  if (mail.last_error !== null) return "stuck";
  return mail.due_at > now.toISOString() ? "planned" : "sending";
}

const MOST_LINES = 1_000;

export async function readChatLines(db: Db, leads: readonly LeadRow[], language: Language): Promise<Happening[]> {
  const authors = { ...deskWords[language].admin.chats.authors, person: business.name };
  const ids = leads.flatMap(({ kind, subject_id }) => (kind === "conversation" ? [subject_id] : []));
  const lines = await latestLines(db, ids, MOST_LINES);
  return lines.map(({ conversation_id, seq, author, text, at }) => ({
    ...NO_MORE,
    key: `${conversation_id}-${String(seq).padStart(7, "0")}`,
    kind: "line",
    at,
    title: deskWords[language].leads.timeline.chat,
    text: `${authors[author]}: ${text}`,
    to: chatPath(conversation_id),
  }));
}

/** Lines of one conversation and one day that nothing else comes between become one item. The latest come first. */
export function joinLines(happened: readonly Happening[]): Happening[] {
  const joined: Happening[] = [];
  for (const one of happened) {
    const later = joined.at(-1);
    const isTogether = later && one.kind === "line" && later.to === one.to && later.kind === one.kind;
    if (isTogether && dayOf(later.at) === dayOf(one.at))
      joined.splice(-1, 1, { ...one, text: `${one.text}\n${later.text}` });
    else joined.push(one);
  }
  return joined;
}

/** The mails to the person, except those planned for later, and the failed ones to ourselves. */
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
