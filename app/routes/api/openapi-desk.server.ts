import { subscriptionSchema } from "~/features/notifications/devices.server";
import { PUSH_PATH } from "~/features/notifications/worker/protocol";
import { PRESENCE_PATH } from "~/features/presence/beat";
import { presenceSchema } from "~/features/presence/presence";
import { body, errors, json, object } from "./openapi-parts.server";

const session = [{ session: [] }];

/** The calls that an open desk makes. */
export const deskCalls = {
  [PRESENCE_PATH]: {
    post: {
      summary: "Tell that somebody has a page of the desk before their eyes, or has turned away",
      security: session,
      requestBody: body(presenceSchema, ["application/json"]),
      responses: { 204: { description: "Noted" }, ...errors(400, 401, 403, 405, 413, 415, 422, 503) },
    },
  },
  [PUSH_PATH]: {
    post: {
      summary: "Keep the push subscription of a browser",
      description: "As `PushSubscription.toJSON()` gives it. Kept once, however often it comes.",
      security: session,
      requestBody: body(subscriptionSchema, ["application/json"]),
      responses: {
        201: json("Kept", object({ id: { type: "string" } })),
        ...errors(400, 401, 403, 405, 413, 415, 422, 503),
      },
    },
  },
};
