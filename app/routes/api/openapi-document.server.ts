import * as z from "zod/mini";
import { autoResponseSchema } from "~/features/requests/auto-response";
import { offerRequestSchema } from "~/features/requests/offer-request";

/** The HTTP contract as OpenAPI 3.1 (spec.openapis.org/oas/v3.1.0). Bodies come from the schemas that the server parses with. */
export function openApiDocument(siteUrl: string) {
  return {
    openapi: "3.1.0",
    info: { title: "Weef", version: "1.0.0", description: "Requests of visitors, and the owner's access to them." },
    servers: [{ url: siteUrl }],
    paths: {
      "/api/offer-requests": {
        post: {
          summary: "Ask for a quote",
          description:
            "As JSON, or as a plain form (then: 303 back to the page, or the page again with messages). " +
            "A repeated submission_id answers with the stored request.",
          requestBody: body(offerRequestSchema, ["application/json", "application/x-www-form-urlencoded"]),
          responses: {
            201: json("Stored", ref("Stored")),
            200: json("Was stored before", ref("Stored")),
            303: { description: "Stored; the visitor without JavaScript goes back to the page" },
            ...errors(400, 403, 413, 415, 422, 429, 503),
          },
        },
        get: {
          summary: "The requests, newest first",
          security: [{ session: [] }],
          parameters: [
            query("cursor", "Where the page starts: next_cursor of the page before", { type: "string" }),
            query("limit", "How many", { type: "integer", minimum: 1, maximum: 200, default: 50 }),
          ],
          responses: { 200: json("A page", ref("OfferRequestPage")), ...errors(401, 422, 503) },
        },
      },
      "/functions/send-auto-response": {
        post: {
          summary: "Send a customer the confirmation",
          security: [{ session: [] }],
          requestBody: body(autoResponseSchema, ["application/json"]),
          responses: { 200: json("Tried", ref("Sent")), ...errors(400, 401, 403, 413, 415, 422, 503) },
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
          name: "weef.session_token",
          description: "Set by signing in at /admin",
        },
      },
      schemas: {
        Error: object(
          { error: { type: "string" }, fields: { type: "object", additionalProperties: { type: "string" } } },
          ["error"],
        ),
        Stored: object({ id, created_at: moment, confirmation: outcome }, ["id", "created_at", "confirmation"]),
        Sent: object({ status: outcome }, ["status"]),
        Readiness: object({ status: { type: "string" }, oldest_unsent_mail_seconds: nullable("number") }, ["status"]),
        OfferRequest: object(
          {
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
            status: { type: "string" },
            created_at: moment,
          },
          ["id", "name", "email", "phone", "company", "service", "message", "source", "created_at"],
        ),
        OfferRequestPage: object(
          { items: { type: "array", items: ref("OfferRequest") }, next_cursor: nullable("string") },
          ["items", "next_cursor"],
        ),
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
const DESCRIPTIONS: Record<number, string> = {
  400: "Malformed body",
  401: "Not signed in",
  403: "From another site",
  413: "Larger than 64 KiB",
  415: "Neither JSON nor a form",
  422: "Fields are wrong; `fields` says which",
  429: "Too many; wait for Retry-After",
  503: "The database is away; wait for Retry-After",
};

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const nullable = (type: string) => ({ type: [type, "null"] });
const object = (properties: object, required: string[]) => ({ type: "object", properties, required });
const json = (description: string, schema: object) => ({ description, content: { "application/json": { schema } } });
const query = (name: string, description: string, schema: object) => ({ name, in: "query", description, schema });

function body(schema: z.ZodMiniType, types: string[]) {
  const described = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  return { required: true, content: Object.fromEntries(types.map((type) => [type, { schema: described }])) };
}

function errors(...statuses: number[]) {
  return Object.fromEntries(statuses.map((status) => [status, json(DESCRIPTIONS[status] ?? "", ref("Error"))]));
}
