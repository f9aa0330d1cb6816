import * as z from "zod/mini";
import { business } from "~/content/business";
import { newsletterPaths } from "~/content/families";
import { configuratorRequestSchema } from "~/features/configurator/configurator-request";
import { stepCountSchema } from "~/features/configurator/counted-steps";
import { draftRequestSchema } from "~/features/configurator/drafts.server";
import { consentRecordSchema } from "~/features/consent/consent-record";
import { changeSchema } from "~/features/meta-leads/delivery";
import { TOKEN_PARAM } from "~/features/newsletter/paths";
import { subscriptionSchema } from "~/features/newsletter/subscription";
import { BOX_FIELD, BOXES } from "~/features/newsletter/subscription-form-state";
import { quoteViewSchema } from "~/features/quotes/customer/record-view.server";
import { autoResponseSchema } from "~/features/requests/auto-response";
import { offerRequestSchema } from "~/features/requests/offer-request";
import { sessionCookieName } from "~/features/users/sign-in/auth.server";
import { DESK_PATH } from "~/lib/desk-path";
import * as answer from "./openapi-answers.server";
import { appointmentPaths } from "./openapi-appointments.server";
import {
  bodyOf,
  componentSchemas,
  errors,
  FORM_TYPES,
  failed,
  form,
  get,
  json,
  language,
  parameter,
  post,
  REPEATED,
  textual,
} from "./openapi-calls.server";
import { chatPaths } from "./openapi-chat.server";
import { checkPaths } from "./openapi-checks.server";
import { deskPaths } from "./openapi-desk.server";
import { projectPaths } from "./openapi-projects.server";

/** The HTTP contract as OpenAPI 3.1 (spec.openapis.org/oas/v3.1.0), from the schemas that the server parses with. */
export function openApiDocument(siteUrl: string) {
  return {
    openapi: "3.1.0",
    info: {
      title: business.name,
      version: "1.0.0",
      description: "Requests of visitors, and the owner's access to them.",
    },
    servers: [{ url: siteUrl }],
    paths,
    components: {
      securitySchemes: {
        session: {
          type: "apiKey",
          in: "cookie",
          name: sessionCookieName(siteUrl),
          description: `Set by signing in at ${DESK_PATH}`,
        },
        browser: {
          type: "http",
          scheme: "bearer",
          description: "32 random bytes as base64url, made by the browser for its first message",
        },
      },
      schemas: componentSchemas(),
    },
  };
}

const stored = {
  201: json("Stored", answer.stored),
  200: json("Was stored before", answer.stored),
};

const listed = (summary: string, page: z.ZodMiniType) =>
  get(summary, {
    by: "session",
    parameters: [
      parameter("cursor", answer.text("Where the page starts: next_cursor of the page before")),
      parameter("limit", z._default(z.int().check(z.minimum(1), z.maximum(200), z.describe("How many")), 50)),
    ],
    fails: [403, 422],
    answers: { 200: json("A page", page) },
  });

/** A delivery, as far as it is read. */
const delivery = z.object({
  object: z.literal("page"),
  entry: z.array(z.object({ id: z.string(), changes: z.array(changeSchema) })),
});

const hub = (name: string, description: string) =>
  parameter(`hub.${name}`, answer.text(description), { required: true });
const metaIsAway = failed("The connection with Meta is not configured, or the database is away");

const paths = {
  "/api/offer-requests": {
    ...form("Ask for a quote, a package or a call about an advertisement", offerRequestSchema, {
      description: REPEATED,
      answers: stored,
    }),
    ...listed("The requests, newest first, without the spam", answer.offerRequestPage),
  },
  "/api/configurator-requests": {
    ...form("Send a configuration", configuratorRequestSchema, {
      description: `${REPEATED} In a plain form lists repeat their name.`,
      answers: stored,
    }),
    ...listed("The configurations, newest first, without the spam", answer.configuratorRequestPage),
  },
  "/api/configurator-drafts": post(
    "Keep a configuration that is not finished, and mail the link to it",
    draftRequestSchema,
    {
      description: "With any of the fields of a configuration; what is none of ours is left out.",
      more: {
        mode: z
          .enum(["website", "subscription"])
          .check(z.describe("The page that the link opens; `website` by default")),
        language: language("Of the mail and the page; the browser's by default"),
        step: z.int().check(z.minimum(0), z.maximum(6), z.describe("The step that the link opens")),
      },
      answers: { 201: json("Kept", answer.sent) },
      fails: [429],
    },
    FORM_TYPES,
  ),
  "/api/configurator-steps": post(
    "Count the steps of a configuration that were reached for the first time",
    stepCountSchema,
    {
      description:
        "Only how often each step is reached on a day is kept: neither who, nor what was chosen. `sent` is a " +
        "configuration that was sent.",
      fails: [429],
    },
  ),
  "/api/quote-views": post("Tell that a customer has a quote in view", quoteViewSchema, {
    description: "Kept is when that was for the first time and for the last, while the quote waits for an answer.",
    fails: [404],
  }),
  "/api/newsletter": form("Ask for the newsletter", subscriptionSchema, {
    description: "The answer is the same whether the address is known or not; it gets a mail with a link to confirm.",
    more: { [BOX_FIELD]: z.enum(BOXES).check(z.describe("Which form of that page it is")) },
    answers: { 202: json("Asked by mail", z.object({ status: z.literal("requested") })) },
  }),
  [newsletterPaths.unsubscribe]: {
    post: {
      summary: "Unsubscribe with one click (RFC 8058)",
      description: "The address in the List-Unsubscribe header of a mail. Needs no cookies; its body is not read.",
      parameters: [parameter(TOKEN_PARAM, answer.text("The token in the link"), { required: true })],
      responses: {
        200: textual("Unsubscribed, now or before"),
        410: textual("The link leads to nothing"),
        ...errors(413),
        503: textual("Not now: the mail program tries again"),
      },
    },
  },
  "/api/consent": post("Log what a visitor allowed", consentRecordSchema, {
    description: "Without anything that tells who: neither the address nor the browser is kept.",
    fails: [429],
  }),
  "/functions/send-auto-response": post(
    "Send a customer the confirmation of a request, in the words of its type",
    autoResponseSchema,
    { by: "session", answers: { 200: json("Tried", answer.sent) } },
  ),
  "/functions/facebook-webhook": {
    get: {
      summary: "Meta asks whether this address is ours",
      parameters: [
        hub("mode", "Always `subscribe`"),
        hub("verify_token", "META_VERIFY_TOKEN"),
        hub("challenge", "Comes back as the answer"),
      ],
      responses: { 200: textual("The challenge", "text/plain"), 403: failed("Another token"), 503: metaIsAway },
    },
    post: {
      summary: "Meta tells of leads",
      description:
        "Answered once they are stored; the leads themselves are fetched afterwards. A lead that is known is not stored " +
        "again; what is about something else is left out. Up to 1 MiB.",
      parameters: [
        parameter(
          "X-Hub-Signature-256",
          answer.text("`sha256=` and the HMAC of the body's bytes with META_APP_SECRET"),
          {
            in: "header",
            required: true,
          },
        ),
      ],
      requestBody: bodyOf(delivery),
      responses: {
        200: json("Stored", z.object({ status: z.literal("stored") })),
        ...errors(400, 405),
        403: failed("Not signed by Meta"),
        413: failed("Larger than 1 MiB"),
        503: metaIsAway,
      },
    },
  },
  "/functions/test-meta-ads-emails": {
    post: get("Send the owner the two mails of a lead from an advertisement", {
      description: "Without a body. Both go through the mail server at once, past the queue.",
      by: "session",
      answers: {
        200: json("Sent", z.object({ status: z.literal("sent"), to: z.email() })),
        502: failed("Not sent; `error` says why, with what the mail server said"),
      },
      fails: [403, 413],
    }).get,
  },
  "/healthz": {
    get: { summary: "The process is up", responses: { 200: json("Up", z.object({ status: z.literal("ok") })) } },
  },
  "/readyz": {
    get: {
      summary: "Requests can be stored",
      responses: { 200: json("Ready", answer.readiness), 503: json("Not ready", answer.readiness) },
    },
  },
  "/metrics": {
    get: {
      summary: "What is measured, as Prometheus reads it; only where a token is configured, which who asks names",
      responses: { 200: { description: "Text format 0.0.4" }, ...errors(401, 404) },
    },
  },
  ...projectPaths,
  ...checkPaths,
  ...appointmentPaths,
  ...chatPaths,
  ...deskPaths,
};
