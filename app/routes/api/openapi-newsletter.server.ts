import { newsletterPaths } from "~/content/families";
import { FILL_TIME, HONEYPOT } from "~/features/forms/suspect";
import { SUBSCRIBE_PATH, TOKEN_PARAM } from "~/features/newsletter/paths";
import { subscriptionSchema } from "~/features/newsletter/subscription";
import { BOX_FIELD, BOXES } from "~/features/newsletter/subscription-form-state";
import { body, errors, formErrors, json, object, page, query } from "./openapi-parts.server";

const FIELDS = {
  page: { type: "string", description: "The path that the form stands on: it decides the language of the mail" },
  [BOX_FIELD]: { enum: BOXES, description: "Which form of that page it is" },
  [FILL_TIME]: {
    type: ["integer", "null"],
    description:
      "How long the form was in view, in milliseconds: what is made too fast for a person is answered alike and dropped",
  },
  [HONEYPOT]: { type: "string", description: "Hidden from people: filled in, it is answered alike and dropped" },
};

/** What the newsletter adds to the HTTP contract. */
export const newsletterCalls = {
  [SUBSCRIBE_PATH]: {
    post: {
      summary: "Ask for the newsletter",
      description:
        "As JSON, or as a plain form (then: 303 back to the page, or the page again with messages). The answer is the " +
        "same whether the address is known or not; it gets a mail with a link to confirm.",
      requestBody: body(subscriptionSchema, ["application/json", "application/x-www-form-urlencoded"], FIELDS),
      responses: {
        202: json("Asked by mail", object({ status: { const: "requested" } })),
        303: { description: "The visitor without JavaScript goes back to the page" },
        ...formErrors(),
      },
    },
  },
  [newsletterPaths.unsubscribe]: {
    post: {
      summary: "Unsubscribe with one click (RFC 8058)",
      description: "The address in the List-Unsubscribe header of a mail. Needs no cookies; its body is not read.",
      parameters: [{ ...query(TOKEN_PARAM, "The token in the link", { type: "string" }), required: true }],
      responses: {
        200: page("Unsubscribed, now or before"),
        410: page("The link leads to nothing"),
        ...errors(413),
        503: page("Not now: the mail program tries again"),
      },
    },
  },
};
