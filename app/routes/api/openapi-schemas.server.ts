import * as z from "zod/mini";
import { touchesSchema } from "~/features/attribution/attribution";
import { chatSchemas } from "./openapi-chat.server";
import { nullable, object, ref } from "./openapi-parts.server";

const id = { type: "string", format: "uuid" };
const moment = { type: "string", format: "date-time", description: "UTC" };
const outcome = {
  enum: ["sent", "delayed"],
  description: "Whether the mail server took the confirmation within 4 s; when delayed, it is tried again",
};

/** The fields that the requests of every form have. */
const REQUEST = {
  id,
  submission_id: nullable("string"),
  name: { type: "string" },
  email: { type: "string" },
  phone: nullable("string"),
  company: nullable("string"),
  source: { type: "string" },
  language: { enum: ["nl", "en"] },
  status: { enum: ["new", "spam"] },
  created_at: moment,
  attribution: { anyOf: [z.toJSONSchema(touchesSchema, { target: "draft-2020-12" }), { type: "null" }] },
};

/** The responses to the calls, by name. */
export const schemas = {
  Error: object({ error: { type: "string" }, fields: { type: "object", additionalProperties: { type: "string" } } }, [
    "error",
  ]),
  Stored: object({ id, created_at: moment, confirmation: outcome }),
  Sent: object({ status: outcome }),
  Readiness: object(
    {
      status: { type: "string" },
      oldest_unsent_mail_seconds: nullable("number"),
      troubles: { type: "array", items: { enum: ["mail", "disk"] }, description: "What the owner was told is wrong" },
    },
    ["status"],
  ),
  OfferRequest: object({
    ...REQUEST,
    email: { type: "string", description: "Empty for a lead of an advertisement that left none" },
    service: nullable("string"),
    message: nullable("string"),
    external_id: { ...nullable("string"), description: "The id of a lead at Meta" },
    is_test: { type: "boolean", description: "Sent by Meta to try the connection: it counts nowhere" },
  }),
  ConfiguratorRequest: object({
    ...REQUEST,
    industry: nullable("string"),
    description: nullable("string"),
    website_type: nullable("string"),
    services: { type: "array", items: { type: "string" } },
    timeline: nullable("string"),
    features: { type: "array", items: { type: "string" } },
    preferred_contact: nullable("string"),
    budget: nullable("string"),
    price_lines: object({ lines: { type: "array", items: { type: "object" } }, totals: { type: "object" } }),
  }),
  ConfiguratorRequestPage: object({
    items: { type: "array", items: ref("ConfiguratorRequest") },
    next_cursor: nullable("string"),
  }),
  ...chatSchemas,
  OfferRequestPage: object({
    items: { type: "array", items: ref("OfferRequest") },
    next_cursor: nullable("string"),
  }),
};
