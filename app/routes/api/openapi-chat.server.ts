import {
  CHAT_CONTACT_PATH,
  CHAT_CONVERSATION_PATH,
  CHAT_EVENTS_PATH,
  CHAT_MESSAGES_PATH,
  CHAT_METHOD_PATH,
  CHAT_SEEN_PATH,
} from "~/features/chat/protocol";
import {
  chatPostSchema,
  contactAnswerSchema,
  methodChoiceSchema,
  sightSchema,
} from "~/features/conversations/chat-calls";
import { DESK_EVENTS_PATH } from "~/features/conversations/paths";
import { body, errors, json, object, query, ref } from "./openapi-parts.server";

const JSON_ONLY = ["application/json"];
const security = [{ browser: [] }];

const stream = (description: string) => ({
  description,
  content: { "text/event-stream": { schema: { type: "string" } } },
});

/** How a visitor's browser identifies itself. */
export const browser = {
  type: "http",
  scheme: "bearer",
  description: "32 random bytes as base64url, made by the browser for its first message",
};

/** The calls of the chat, and the stream for the desk. */
export const chatPaths = {
  [CHAT_MESSAGES_PATH]: {
    post: {
      summary: "Say something in the chat",
      description:
        "The first message starts the conversation. A repeated id answers with what is stored. Gives the lines from the " +
        "message's own on: it, and what the assistant answers.",
      security,
      requestBody: body(chatPostSchema, JSON_ONLY),
      responses: {
        200: json("Stored, now or before", ref("Conversation")),
        ...errors(400, 401, 403, 405, 413, 415, 422, 429, 503),
      },
    },
  },
  [CHAT_CONVERSATION_PATH]: {
    get: {
      summary: "The conversation of this browser",
      security,
      responses: { 200: json("Empty when nothing was said yet", ref("Conversation")), ...errors(401, 405, 503) },
    },
  },
  [CHAT_EVENTS_PATH]: {
    get: {
      summary: "What happens in the conversation of this browser",
      description: "Goes on after the line that `Last-Event-ID` names.",
      security,
      responses: {
        200: stream(
          "Events `line` (a ChatLine; its id is the line's seq; without one, a line that asks no longer) and `attendance` (an " +
            "Attendance)",
        ),
        ...errors(401, 404, 405, 429, 503),
      },
    },
  },
  [CHAT_SEEN_PATH]: {
    post: {
      summary: "Tell up to which line the visitor has seen the conversation",
      description:
        "Again every minute while it is before their eyes, and with `isLeaving` when its page is left. What a person said and nobody saw is mailed.",
      security,
      requestBody: body(sightSchema, JSON_ONLY),
      responses: {
        204: { description: "Written" },
        ...errors(400, 401, 403, 404, 405, 413, 415, 422, 503),
      },
    },
  },
  [CHAT_CONTACT_PATH]: {
    post: {
      summary: "Say whether contact details that were found may be used, or leave some",
      security,
      requestBody: body(contactAnswerSchema, JSON_ONLY),
      responses: {
        200: json("Written, with what the assistant says to it", ref("Conversation")),
        ...errors(400, 401, 403, 404, 405, 413, 415, 422, 429, 503),
      },
    },
  },
  [CHAT_METHOD_PATH]: {
    post: {
      summary: "Tell how the visitor wants to be reached",
      security,
      requestBody: body(methodChoiceSchema, JSON_ONLY),
      responses: {
        200: json("Told to the owner", ref("Conversation")),
        ...errors(400, 401, 403, 404, 405, 413, 415, 422, 429, 503),
      },
    },
  },
  [DESK_EVENTS_PATH]: {
    get: {
      summary: "What happens at the desk",
      security: [{ session: [] }],
      parameters: [
        query("after", "The id of the last event that was heard; without one, from now on", { type: "integer" }),
      ],
      responses: {
        200: stream("Events `news`: what happened, and how many conversations are unread"),
        ...errors(401, 405, 429, 503),
      },
    },
  },
};

/** The responses to these calls, by name. */
export const chatSchemas = {
  ContactDetails: object({ email: { type: "string" }, phone: { type: "string" } }, []),
  ChatLine: object(
    {
      seq: { type: "integer", minimum: 1, description: "Counts from 1 within the conversation, without gaps" },
      id: { type: "string" },
      author: { enum: ["visitor", "bot", "person"] },
      text: { type: "string" },
      at: { type: "string", format: "date-time", description: "UTC" },
      asks: { ...ref("ContactDetails"), description: "The details that this line asks about, until it is answered" },
    },
    ["seq", "id", "author", "text", "at"],
  ),
  Attendance: object({
    by: { enum: ["bot", "person"] },
    isOpen: { type: "boolean" },
    backAt: { type: ["string", "null"], format: "date-time", description: "UTC; null while it is open" },
  }),
  Conversation: object({ lines: { type: "array", items: ref("ChatLine") }, attendance: ref("Attendance") }),
};
