import { business } from "~/content/business";
import type { QueuedMail } from "~/features/mail/outbox/outbox.server";
import { OWNER_LANGUAGE } from "~/features/mail/owner-mail.server";
import type { ConversationRow } from "~/lib/db/tables/chat-tables";
import { pathIn } from "~/lib/language/language";
import { CHAT_ANCHOR, chatPath } from "./paths";
import type { ChatLine } from "./protocol";

/** The number of the visitor's lines that the owner's mail quotes. */
const REPEATED = 5;

interface Place {
  env: { SITE_URL: string };
  ownerEmail: string;
}

export function contactNotice(
  conversation: ConversationRow,
  lines: readonly ChatLine[],
  { env, ownerEmail }: Place,
  now: Date,
): QueuedMail<"chat-contact-notice"> {
  const { id, contact_name: name, contact_email: email, contact_phone: phone, page, language } = conversation;
  const said = lines.filter(({ author }) => author === "visitor").map(({ text }) => text);
  return {
    template: "chat-contact-notice",
    language: OWNER_LANGUAGE,
    recipient: ownerEmail,
    ...(email && { replyTo: email }),
    requestId: id,
    props: {
      name,
      email,
      phone,
      said: said.slice(-REPEATED),
      page,
      language,
      agreedAt: now.toISOString(),
      url: env.SITE_URL + chatPath(id),
    },
  };
}

export function answerMail(
  { id, contact_name: name, language, page }: ConversationRow,
  recipient: string,
  answers: string[],
  { env }: Pick<Place, "env">,
): QueuedMail<"chat-answer"> {
  return {
    template: "chat-answer",
    language,
    recipient,
    // The sender of all mails may be an address that nobody reads.
    replyTo: business.email,
    requestId: id,
    props: { name, answers, url: env.SITE_URL + pathIn(page, language) + CHAT_ANCHOR },
  };
}
