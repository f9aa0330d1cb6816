import { chatPostSchema, contactAnswerSchema, methodChoiceSchema, sightSchema } from "~/features/chat/chat-calls";
import * as answer from "./openapi-answers.server";
import { get, json, post, textual } from "./openapi-calls.server";

export const chatPaths = {
  "/api/chat/messages": post("Say something in the chat", chatPostSchema, {
    description:
      "The first message starts the conversation. A repeated id answers with what is stored. Gives the lines from the " +
      "message's own on: it, and what the assistant answers.",
    by: "browser",
    answers: { 200: json("Stored, now or before", answer.conversation) },
    fails: [429],
  }),
  "/api/chat/conversation": get("The conversation of this browser", {
    by: "browser",
    answers: { 200: json("Empty when nothing was said yet", answer.conversation) },
  }),
  "/api/chat/events": get("What happens in the conversation of this browser", {
    description: "Goes on after the line that `Last-Event-ID` names.",
    by: "browser",
    answers: {
      200: textual(
        "Events `line` (a ChatLine; its id is the line's seq; without one, a line that asks no longer) and `attendance` " +
          "(an Attendance)",
        "text/event-stream",
      ),
    },
    fails: [404, 429],
  }),
  "/api/chat/seen": post("Tell up to which line the visitor has seen the conversation", sightSchema, {
    description:
      "Again every minute while it is before their eyes, and with `isLeaving` when its page is left. What a person said " +
      "and nobody saw is mailed.",
    by: "browser",
    fails: [404],
  }),
  "/api/chat/contact": post(
    "Say whether contact details that were found may be used, or leave some",
    contactAnswerSchema,
    {
      by: "browser",
      answers: { 200: json("Written, with what the assistant says to it", answer.conversation) },
      fails: [404, 429],
    },
  ),
  "/api/chat/contact-method": post("Tell how the visitor wants to be reached", methodChoiceSchema, {
    by: "browser",
    answers: { 200: json("Told to the owner", answer.conversation) },
    fails: [404, 429],
  }),
};
