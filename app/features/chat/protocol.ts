import type { Language } from "~/lib/language/language";

export const MESSAGE_LENGTH = 2_000;

/** Calls carry `Authorization: Bearer {token}`: 32 random bytes (base64url), of which only a hash is stored. */
export const CHAT_MESSAGES_PATH = "/api/chat/messages";
/** `GET`, answered with `ConversationState`. */
export const CHAT_CONVERSATION_PATH = "/api/chat/conversation";
/**
 * Server-sent events: `line` (`ChatLine`; its `seq` is the event's id, without id it repeats a line that no longer
 * asks) and `attendance` (`Attendance`).
 */
export const CHAT_EVENTS_PATH = "/api/chat/events";
/** `POST` of a `Sight`, repeated for as long as they see it. */
export const CHAT_SEEN_PATH = "/api/chat/seen";
/** `POST` of a `ContactAnswer`. */
export const CHAT_CONTACT_PATH = "/api/chat/contact";
/** `POST` of a `MethodChoice`. */
export const CHAT_METHOD_PATH = "/api/chat/contact-method";

export type { Attendance, ChatLine, ContactDetails, ConversationState } from "./widget/conversation-schema";

export type QuickOption = "quote" | "appointment" | "other" | "advice";
export type ContactMethod = "phone" | "email" | "whatsapp";

/** Posting again under the same `id` stores nothing more. */
export interface ChatPost {
  /** A UUID. */
  id: string;
  text: string;
  language: Language;
  /** Set when a quick option was pressed: `text` is its label. */
  quick?: QuickOption;
  page: string;
  /** Said before the conversation reached the server. First message only. */
  greeting?: string;
}

export interface ContactAnswer {
  /** Absent when the visitor leaves an address unasked. */
  asked?: number;
  agrees: boolean;
  name?: string;
  email?: string;
  phone?: string;
}

export interface Sight {
  seq: number;
  isLeaving?: boolean | undefined;
}

export interface MethodChoice {
  method: ContactMethod;
}
