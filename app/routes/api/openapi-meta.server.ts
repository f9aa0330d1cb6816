import { TEST_MAILS_PATH, WEBHOOK_PATH } from "~/features/meta-leads/paths";
import { errors, json, object, query } from "./openapi-parts.server";

const text = { type: "string" };
const asked = (name: string, description: string) => ({ ...query(`hub.${name}`, description, text), required: true });

/** A delivery of Meta's webhook, as far as it is read. */
const delivery = object({
  object: { const: "page" },
  entry: {
    type: "array",
    items: object({
      id: text,
      changes: {
        type: "array",
        items: object({
          field: { const: "leadgen" },
          value: object({ leadgen_id: text, page_id: text, form_id: text, ad_id: text }, ["leadgen_id"]),
        }),
      },
    }),
  },
});

const notConfigured = json("The connection with Meta is not configured, or the database is away", {
  $ref: "#/components/schemas/Error",
});
const notMeta = (description: string) => json(description, { $ref: "#/components/schemas/Error" });

/** What lead ads at Meta add to the HTTP contract. */
export const metaCalls = {
  [WEBHOOK_PATH]: {
    get: {
      summary: "Meta asks whether this address is ours",
      parameters: [
        asked("mode", "Always `subscribe`"),
        asked("verify_token", "META_VERIFY_TOKEN"),
        asked("challenge", "Comes back as the answer"),
      ],
      responses: {
        200: { description: "The challenge", content: { "text/plain": { schema: text } } },
        403: notMeta("Another token"),
        503: notConfigured,
      },
    },
    post: {
      summary: "Meta tells of leads",
      description:
        "Answered once they are stored; the leads themselves are fetched afterwards. A lead that is known is not stored " +
        "again; what is about something else is left out. Up to 1 MiB.",
      parameters: [
        {
          name: "X-Hub-Signature-256",
          in: "header",
          required: true,
          description: "`sha256=` and the HMAC of the body's bytes with META_APP_SECRET",
          schema: text,
        },
      ],
      requestBody: { required: true, content: { "application/json": { schema: delivery } } },
      responses: {
        200: json("Stored", object({ status: { const: "stored" } })),
        ...errors(400, 405),
        403: notMeta("Not signed by Meta"),
        413: notMeta("Larger than 1 MiB"),
        503: notConfigured,
      },
    },
  },
  [TEST_MAILS_PATH]: {
    post: {
      summary: "Send the owner the two mails of a lead from an advertisement",
      description: "Without a body. Both go through the mail server at once, past the queue.",
      security: [{ session: [] }],
      responses: {
        200: json("Sent", object({ status: { const: "sent" }, to: { type: "string", format: "email" } })),
        502: notMeta("Not sent; `error` says why, with what the mail server said"),
        ...errors(401, 403, 405, 413, 503),
      },
    },
  },
};
