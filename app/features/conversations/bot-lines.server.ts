import { conversationsCopy } from "~/content/conversations/conversations-copy.server";
import { findContactDetails } from "~/features/chat/contact-details";
import type { ContactDetails } from "~/features/chat/protocol";
import type { Assistant } from "~/features/chat/rules/answer.server";
import type { ConversationRow } from "~/lib/db/chat-tables";
import type { Language } from "~/lib/language/language";
import { newId } from "~/lib/new-id.server";
import type { ParsedPost } from "./chat-calls";
import type { Said } from "./store.server";

/**
 * Replies that are useless to somebody who has just left an address or a number: they ask for one, or say that no rule
 * fits.
 */
const ASK_FOR_DETAILS = ["fallback", "human", "contact"];

/**
 * What the assistant says to a message: the reply by its rules, and a question about contact details that are new in
 * it. A message that contains nothing but details gets only the question.
 */
export function botLines(
  assistant: Assistant,
  { text, language }: ParsedPost,
  conversation: ConversationRow,
  asked: readonly ContactDetails[],
): Said[] {
  const found = findContactDetails(text);
  const asks = newDetails(found, conversation, asked);
  const reply = assistant.answer(without(text, found), language);
  const said: Said[] = [];
  if (!asks || !ASK_FOR_DETAILS.includes(reply.rule)) said.push({ id: newId(), author: "bot", text: reply.text });
  if (asks) said.push({ id: newId(), author: "bot", text: question(asks, reply.language), asks });
  return said;
}

/** The text without the details: in an address, the rules would find words that nobody said. */
function without(text: string, { email = "", phone = "" }: ContactDetails): string {
  return text.replace(email, " ").replace(phone, " ");
}

/** The details found that the visitor has neither confirmed nor been asked about; null when there are none. */
function newDetails(
  found: ContactDetails,
  conversation: ConversationRow,
  asked: readonly ContactDetails[],
): ContactDetails | null {
  const isNew = (kind: keyof ContactDetails) =>
    found[kind] !== undefined &&
    found[kind] !== conversation[`contact_${kind}`] &&
    asked.every((details) => details[kind] !== found[kind]);
  const asks: ContactDetails = {
    ...(isNew("email") && { email: found.email }),
    ...(isNew("phone") && { phone: found.phone }),
  };
  return asks.email || asks.phone ? asks : null;
}

function question({ email, phone }: ContactDetails, language: Language): string {
  const { asks } = conversationsCopy[language];
  if (email && phone) return asks.both;
  return phone ? asks.phone : asks.email;
}
