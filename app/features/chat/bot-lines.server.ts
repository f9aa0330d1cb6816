import { deskWords } from "~/content/desk/words.server";
import type { ConversationRow } from "~/lib/db/tables/chat-tables";
import type { Language } from "~/lib/language/language";
import { newId } from "~/lib/new-id.server";
import type { Assistant } from "./bot/answer.server";
import type { ParsedPost } from "./chat-calls";
import { findContactDetails } from "./contact-details";
import type { Said } from "./conversation-store.server";
import type { ContactDetails } from "./protocol";

/** They ask for details, or say that no rule fits: useless to somebody who has just left some. */
const ASK_FOR_DETAILS = ["fallback", "human", "contact"];

/** A message with nothing but details gets only the question about them. */
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

/** The rules would find words in an address. */
function without(text: string, { email = "", phone = "" }: ContactDetails): string {
  return text.replace(email, " ").replace(phone, " ");
}

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
  const { asks } = deskWords[language].conversations;
  if (email && phone) return asks.both;
  return phone ? asks.phone : asks.email;
}
