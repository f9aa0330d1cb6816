import type { Language } from "~/lib/language/language";

/** The longest message, in characters. */
export const MESSAGE_LENGTH = 2_000;

/**
 * Every call carries `Authorization: Bearer {token}`: 32 random bytes (base64url) that the browser makes for its first
 * message, and that nobody else knows. The server stores only a hash of it.
 */
export const CHAT_MESSAGES_PATH = "/api/chat/messages";
/** The conversation of this browser, from the first line on: `GET`, answered with `ConversationState`. */
export const CHAT_CONVERSATION_PATH = "/api/chat/conversation";
/**
 * Server-sent events: `line` (a `ChatLine`, whose `seq` is the event's id; an event without id repeats a line that no
 * longer asks) and `attendance` (an `Attendance`).
 */
export const CHAT_EVENTS_PATH = "/api/chat/events";
/** Up to which line the visitor has seen the conversation: `POST` of a `Sight`, repeated for as long as they see it. */
export const CHAT_SEEN_PATH = "/api/chat/seen";
/** The visitor's answer about the details that were found: `POST` of a `ContactAnswer`. */
export const CHAT_CONTACT_PATH = "/api/chat/contact";
/** That a visitor chose a way of contact: `POST` of a `MethodChoice`. */
export const CHAT_METHOD_PATH = "/api/chat/contact-method";

export type QuickOption = "quote" | "appointment" | "other" | "advice";
export type ContactMethod = "phone" | "email" | "whatsapp";

/** What a browser posts to say something. Posting it again under the same `id` stores nothing more. */
export interface ChatPost {
  /** A UUID. */
  id: string;
  text: string;
  language: Language;
  /** Set when a quick option was pressed: `text` is its label. */
  quick?: QuickOption;
  /** The path of the page that the visitor is on. */
  page: string;
  /** The assistant's greeting, said before the conversation reached the server. First message only. */
  greeting?: string;
}

/** One thing that was said. */
export interface ChatLine {
  /** Counts from 1 within the conversation, without gaps. */
  seq: number;
  /** For a visitor's line, the `id` of its post; unique for the others too. */
  id: string;
  author: "visitor" | "bot" | "person";
  text: string;
  /** ISO-8601 UTC. */
  at: string;
  /** Details that were found in the visitor's line, about which the assistant asks with this line. */
  asks?: ContactDetails;
}

export interface ContactDetails {
  email?: string;
  phone?: string;
}

/** Who answers, and when somebody is there. */
export interface Attendance {
  /** While a person answers, the assistant is silent. */
  by: "bot" | "person";
  /** Whether it is opening time now. */
  isOpen: boolean;
  /** ISO-8601 UTC: when somebody is back; null while it is open. */
  backAt: string | null;
}

/**
 * The answer to posts and to `GET`. A message is answered with the lines from its own on, an answer with those from the
 * one that asked.
 */
export interface ConversationState {
  lines: ChatLine[];
  attendance: Attendance;
}

export interface ContactAnswer {
  /** The `seq` of the line that asked; absent when the visitor leaves an address unasked. */
  asked?: number;
  /** Whether the details are right and may be used. */
  agrees: boolean;
  name?: string;
  email?: string;
  phone?: string;
}

export interface Sight {
  /** The `seq` of the last line that the browser shows. */
  seq: number;
  /** Whether the visitor is leaving the page: nobody looks any more, unless another page follows. */
  isLeaving?: boolean | undefined;
}

export interface MethodChoice {
  method: ContactMethod;
}
