import { deskWords } from "~/content/desk/words.server";
import { userNames } from "~/features/leads/assign/assignee-store.server";
import { messagePath } from "~/features/mail/mailbox/message";
import { reasonMessage } from "~/features/mail/outbox/mail-words.server";
import { type MailTold, mailsById } from "~/features/mail/outbox/outbox-store.server";
import { headsOf, type ThreadHead } from "~/features/mail/thread/thread-store.server";
import type { Db } from "~/lib/db/database.server";
import type { Language } from "~/lib/language/language";
import { fill } from "~/lib/text/fill";
import { formatTime } from "~/lib/time/clock";
import { timeOf } from "~/lib/time/zoned-time";
import type { MessageState } from "./timeline";
import { type Happening, NO_MORE } from "./timeline-happening.server";

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
