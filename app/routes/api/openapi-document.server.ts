import { business } from "~/content/business";
import { sessionCookieName } from "~/features/auth/auth.server";
import { DESK_PATH } from "~/features/auth/paths";
import { autoResponseSchema } from "~/features/requests/auto-response";
import { HONEYPOT, offerRequestSchema } from "~/features/requests/offer-request";
import { body, errors, json, nullable, object, query, ref } from "./openapi-parts.server";

/** The HTTP contract as OpenAPI 3.1 (spec.openapis.org/oas/v3.1.0). Bodies come from the schemas that the server parses with. */
export function openApiDocument(siteUrl: string) {
  return {
    openapi: "3.1.0",
    info: {
      title: business.name,
      version: "1.0.0",
      description: "Requests of visitors, and the owner's access to them.",
    },
    servers: [{ url: siteUrl }],
    paths: {
      "/api/offer-requests": {
        post: {
          summary: "Ask for a quote",
          description:
            "As JSON, or as a plain form (then: 303 back to the page, or the page again with messages). " +
            "A repeated submission_id answers with the stored request.",
          requestBody: body(offerRequestSchema, ["application/json", "application/x-www-form-urlencoded"], FORM_FIELDS),
          responses: {
            201: json("Stored", ref("Stored")),
            200: json("Was stored before", ref("Stored")),
            303: { description: "Stored; the visitor without JavaScript goes back to the page" },
            ...errors(400, 403, 405, 413, 415, 422, 429, 503),
          },
        },
        get: {
          summary: "The requests, newest first",
          security: [{ session: [] }],
          parameters: [
            query("cursor", "Where the page starts: next_cursor of the page before", { type: "string" }),
            query("limit", "How many", { type: "integer", minimum: 1, maximum: 200, default: 50 }),
          ],
          responses: { 200: json("A page", ref("OfferRequestPage")), ...errors(401, 405, 422, 503) },
        },
      },
      "/functions/send-auto-response": {
        post: {
          summary: "Send a customer the confirmation",
          security: [{ session: [] }],
          requestBody: body(autoResponseSchema, ["application/json"]),
          responses: { 200: json("Tried", ref("Sent")), ...errors(400, 401, 403, 405, 413, 415, 422, 503) },
        },
      },
      "/healthz": { get: { summary: "The process is up", responses: { 200: json("Up", { type: "object" }) } } },
      "/readyz": {
        get: {
          summary: "Requests can be stored",
          responses: { 200: json("Ready", ref("Readiness")), 503: json("Not ready", ref("Readiness")) },
        },
      },
    },
    components: {
      securitySchemes: {
        session: {
          type: "apiKey",
          in: "cookie",
          name: sessionCookieName(siteUrl),
          description: `Set by signing in at ${DESK_PATH}`,
        },
      },
      schemas: {
        Error: object(
          { error: { type: "string" }, fields: { type: "object", additionalProperties: { type: "string" } } },
          ["error"],
        ),
        Stored: object({ id, created_at: moment, confirmation: outcome }),
        Sent: object({ status: outcome }),
        Readiness: object({ status: { type: "string" }, oldest_unsent_mail_seconds: nullable("number") }, ["status"]),
        OfferRequest: object({
          id,
          submission_id: nullable("string"),
          name: { type: "string" },
          email: { type: "string" },
          phone: nullable("string"),
          company: nullable("string"),
          service: nullable("string"),
          message: nullable("string"),
          source: { type: "string" },
          language: { enum: ["nl", "en"] },
          status: { enum: ["new", "spam"] },
          created_at: moment,
        }),
        OfferRequestPage: object({
          items: { type: "array", items: ref("OfferRequest") },
          next_cursor: nullable("string"),
        }),
      },
    },
  };
}

const id = { type: "string", format: "uuid" };
const moment = { type: "string", format: "date-time", description: "UTC" };
const outcome = {
  enum: ["sent", "delayed"],
  description: "Whether the mail server took the confirmation within 4 s; when delayed, it is tried again",
};

/** What the form on a page sends along; a program may leave it out. */
const FORM_FIELDS = {
  page: { type: "string", description: "The path that the form stands on: it decides the language of the answer" },
  [HONEYPOT]: { type: "string", description: "Hidden from people: filled in, the request is kept as spam" },
};
