import * as z from "zod/mini";
import { textSchema } from "~/features/desk/site/articles/preview-text.server";
import { subscriptionSchema } from "~/features/notifications/devices.server";
import { presenceSchema } from "~/features/notifications/presence/presence.server";
import { receiptSchema } from "~/features/notifications/receive-notice.server";
import { get, json, parameter, post, textual } from "./openapi-calls.server";

export const deskPaths = {
  "/api/desk/events": get("What happens at the desk", {
    by: "session",
    parameters: [
      parameter(
        "after",
        z.int().check(z.describe("The id of the last event that was heard; without one, from now on")),
      ),
    ],
    answers: {
      200: textual("Events `news`: what happened, and how many conversations are unread", "text/event-stream"),
    },
    fails: [429],
  }),
  "/api/desk/article-text": post("Show what a text of an article looks like", textSchema, {
    description: "Markdown, with `{name}` for a fact of the site.",
    by: "session",
    answers: { 200: json("The text", z.object({ html: z.string() })) },
  }),
  "/api/desk/presence": post(
    "Tell that somebody has a page of the desk before their eyes, or has turned away",
    presenceSchema,
    { by: "session" },
  ),
  "/api/desk/push": post("Keep the push subscription of a browser", subscriptionSchema, {
    description: "As `PushSubscription.toJSON()` gives it. Kept once, however often it comes.",
    by: "session",
    answers: { 201: json("Kept", z.object({ id: z.string() })) },
  }),
  "/api/desk/push/received": post("Tell that a device received a notification", receiptSchema, {
    description: "By its service worker. With `isCalling`, somebody has pressed its button to say so.",
    by: "browser",
  }),
};
