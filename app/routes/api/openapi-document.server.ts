import { business } from "~/content/business";
import { sessionCookieName } from "~/features/auth/auth.server";
import { configuratorRequestSchema } from "~/features/configurator/configurator-request";
import { STEP_COUNT_PATH, stepCountSchema } from "~/features/configurator/counted-steps";
import { draftRequestSchema } from "~/features/configurator/drafts.server";
import { consentRecordSchema } from "~/features/consent/consent-record";
import { FILL_TIME, HONEYPOT } from "~/features/forms/suspect";
import { autoResponseSchema } from "~/features/requests/auto-response";
import { offerRequestSchema } from "~/features/requests/offer-request";
import { DESK_PATH } from "~/lib/desk-path";
import { appointmentCalls } from "./openapi-appointments.server";
import { browser, chatPaths } from "./openapi-chat.server";
import { deskCalls } from "./openapi-desk.server";
import { metaCalls } from "./openapi-meta.server";
import { newsletterCalls } from "./openapi-newsletter.server";
import { body, errors, formErrors, json, pages, ref } from "./openapi-parts.server";
import { quoteCalls } from "./openapi-quotes.server";
import { schemas } from "./openapi-schemas.server";

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
          summary: "Ask for a quote, a package or a call about an advertisement",
          description:
            "As JSON, or as a plain form (then: 303 back to the page, or the page again with messages). " +
            "A repeated submission_id answers with the stored request.",
          requestBody: body(offerRequestSchema, FORM_TYPES, FORM_FIELDS),
          responses: {
            201: json("Stored", ref("Stored")),
            200: json("Was stored before", ref("Stored")),
            303: { description: "Stored; the visitor without JavaScript goes back to the page" },
            ...formErrors(),
          },
        },
        get: pages("The requests, newest first, without the spam", "OfferRequestPage"),
      },
      "/api/configurator-requests": {
        post: {
          summary: "Send a configuration",
          description:
            "As JSON, or as a plain form in which lists repeat their name (then: 303 back to the page, or the page " +
            "again with messages). A repeated submission_id answers with the stored request.",
          requestBody: body(configuratorRequestSchema, FORM_TYPES, FORM_FIELDS),
          responses: {
            201: json("Stored, with the price lines of the day", ref("Stored")),
            200: json("Was stored before", ref("Stored")),
            303: { description: "Stored; the visitor without JavaScript goes back to the page" },
            ...formErrors(),
          },
        },
        get: pages("The configurations, newest first, without the spam", "ConfiguratorRequestPage"),
      },
      "/api/configurator-drafts": {
        post: {
          summary: "Keep a configuration that is not finished, and mail the link to it",
          description: "With any of the fields of a configuration; what is none of ours is left out.",
          requestBody: body(draftRequestSchema, FORM_TYPES, DRAFT_FIELDS),
          responses: { 201: json("Kept", ref("Sent")), ...errors(400, 403, 405, 413, 415, 422, 429, 503) },
        },
      },
      [STEP_COUNT_PATH]: {
        post: {
          summary: "Count the steps of a configuration that were reached for the first time",
          description:
            "Only how often each step is reached on a day is kept: neither who, nor what was chosen. `sent` is a " +
            "configuration that was sent.",
          requestBody: body(stepCountSchema, ["application/json"]),
          responses: { 204: { description: "Counted" }, ...errors(400, 403, 405, 413, 415, 422, 429, 503) },
        },
      },
      ...quoteCalls,
      ...newsletterCalls,
      ...appointmentCalls,
      "/api/consent": {
        post: {
          summary: "Log what a visitor allowed",
          description: "Without anything that tells who: neither the address nor the browser is kept.",
          requestBody: body(consentRecordSchema, ["application/json"]),
          responses: { 204: { description: "Logged" }, ...errors(400, 403, 405, 413, 415, 422, 429, 503) },
        },
      },
      ...chatPaths,
      "/functions/send-auto-response": {
        post: {
          summary: "Send a customer the confirmation of a request, in the words of its type",
          security: [{ session: [] }],
          requestBody: body(autoResponseSchema, ["application/json"]),
          responses: { 200: json("Tried", ref("Sent")), ...errors(400, 401, 403, 405, 413, 415, 422, 503) },
        },
      },
      ...metaCalls,
      ...deskCalls,
      "/healthz": { get: { summary: "The process is up", responses: { 200: json("Up", { type: "object" }) } } },
      "/readyz": {
        get: {
          summary: "Requests can be stored",
          responses: { 200: json("Ready", ref("Readiness")), 503: json("Not ready", ref("Readiness")) },
        },
      },
      "/metrics": {
        get: {
          summary: "What is measured, as Prometheus reads it; only where a token is configured, which who asks names",
          responses: { 200: { description: "Text format 0.0.4" }, ...errors(401, 404) },
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
        browser,
      },
      schemas,
    },
  };
}

const FORM_TYPES = ["application/json", "application/x-www-form-urlencoded"];

const DRAFT_FIELDS = {
  mode: { enum: ["website", "subscription"], description: "The page that the link opens; `website` by default" },
  language: { enum: ["nl", "en"], description: "Of the mail and the page; the browser's by default" },
  step: { type: "integer", minimum: 0, maximum: 6, description: "The step that the link opens" },
};

/** What the form on a page sends in addition; a program may leave it out. */
const FORM_FIELDS = {
  page: { type: "string", description: "The path that the form stands on: it decides the language of the answer" },
  [FILL_TIME]: {
    type: ["integer", "null"],
    description: "How long the form was in use, in milliseconds: a request made too fast for a person is kept as spam",
  },
  [HONEYPOT]: { type: "string", description: "Hidden from people: filled in, the request is kept as spam" },
};
