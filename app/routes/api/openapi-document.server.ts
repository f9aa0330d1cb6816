import * as z from "zod/mini";
import { BOUNDS } from "~/components/forms/bounds";
import { APPOINTMENT_KINDS } from "~/content/appointment-kinds";
import { business } from "~/content/business";
import { newsletterPaths } from "~/content/families";
import { appointmentSchema } from "~/features/appointments/appointment";
import { slotDaysSchema, takenSchema } from "~/features/appointments/booking/slot-days";
import { chatPostSchema, contactAnswerSchema, methodChoiceSchema, sightSchema } from "~/features/chat/chat-calls";
import { configuratorRequestSchema } from "~/features/configurator/configurator-request";
import { stepCountSchema } from "~/features/configurator/counted-steps";
import { draftRequestSchema } from "~/features/configurator/drafts.server";
import { consentRecordSchema } from "~/features/consent/consent-record";
import { textSchema } from "~/features/desk/site/articles/preview-text.server";
import { changeSchema } from "~/features/meta-leads/delivery";
import { TOKEN_PARAM } from "~/features/newsletter/paths";
import { subscriptionSchema } from "~/features/newsletter/subscription";
import { BOX_FIELD, BOXES } from "~/features/newsletter/subscription-form-state";
import { subscriptionSchema as pushSubscriptionSchema } from "~/features/notifications/devices.server";
import { presenceSchema } from "~/features/notifications/presence/presence.server";
import { receiptSchema } from "~/features/notifications/receive-notice.server";
import { PROJECT_BOUNDS } from "~/features/projects/project";
import { partSchema } from "~/features/projects/sent-part.server";
import { quoteViewSchema } from "~/features/quotes/customer/record-view.server";
import { autoResponseSchema } from "~/features/requests/auto-response";
import { offerRequestSchema } from "~/features/requests/offer-request";
import { sessionCookieName } from "~/features/users/sign-in/auth.server";
import { DESK_PATH } from "~/lib/desk-path";
import { LANGUAGES } from "~/lib/language/language";
import * as answer from "./openapi-answers.server";
import {
  bodyOf,
  componentSchemas,
  errors,
  FORM_TYPES,
  failed,
  form,
  get,
  json,
  parameter,
  post,
  textual,
} from "./openapi-calls.server";

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

const language = (description: string) => z.enum(LANGUAGES).check(z.describe(description));

const REPEATED = "A repeated submission_id answers with what is stored.";
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

const freeDays = z.intersection(slotDaysSchema, z.object({ first_day: z.iso.date(), last_day: z.iso.date() }));

/** A delivery, as far as it is read. */
const delivery = z.object({
  object: z.literal("page"),
  entry: z.array(z.object({ id: z.string(), changes: z.array(changeSchema) })),
});

const inPath = (name: string, description: string) =>
  parameter(name, answer.text(description), { in: "path", required: true });
const projectToken = inPath("token", "The token in the customer's link");

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
  "/api/projects/{token}/files": {
    ...get("The customer's files of a project", {
      description: "With the parts that are there, of those that are not whole.",
      parameters: [projectToken],
      answers: { 200: json("The files", answer.projectFiles) },
      fails: [404],
    }),
    ...post(
      "Send a part of a file",
      partSchema,
      {
        description:
          "Parts come in any order, in bytes of at most 1 MiB; the same one again changes nothing. The last one makes the " +
          "file whole. The same bytes twice in one item are one file. 422 without the file if its hash is another.",
        parameters: [projectToken],
        answers: {
          200: json("Stored, now or before", answer.projectPart),
          409: failed("Not what was sent before under this id, or the project takes nothing more"),
          413: failed("Larger than a part may be"),
        },
        fails: [404, 429],
      },
      ["multipart/form-data"],
    ),
  },
  "/api/projects/{token}/items/{item}": post(
    "Give a text that a project needs",
    z.object({
      text: z.nullable(z.string().check(z.maxLength(PROJECT_BOUNDS.text))),
      version: z.optional(z.int().check(z.describe("The version that was shown"))),
    }),
    {
      parameters: [projectToken, inPath("item", "The id of the item")],
      answers: {
        200: json("Stored", answer.projectItem),
        409: json("Changed since that version, or the project takes nothing more; this is stored", answer.projectItem),
      },
      fails: [404, 429],
    },
    FORM_TYPES,
  ),
  "/api/projects/{token}/reactions": post(
    "Approve a version of the work, or ask for changes",
    z.object({
      version: z.int(),
      outcome: z.enum(["approved", "changes"]),
      name: z.string().check(z.maxLength(BOUNDS.name)),
      text: z.optional(z.string().check(z.maxLength(PROJECT_BOUNDS.text))),
      submission_id: z.optional(z.guid()),
    }),
    {
      description: REPEATED,
      parameters: [projectToken],
      answers: {
        200: json("Stored, now or before", z.object({ version: z.int(), outcome: z.string() })),
        409: failed("There is a reaction already, or a later version"),
      },
      fails: [404, 429],
    },
    FORM_TYPES,
  ),
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
  "/api/appointments/slots": get("The moments that can be booked now, by day", {
    parameters: [
      parameter("from", z.iso.date().check(z.describe("The first day; today by default"))),
      parameter("language", language("Of the labels")),
      parameter("kind", z.enum(APPOINTMENT_KINDS).check(z.describe("`meet` by default"))),
      parameter("town", z.string().check(z.describe("The town of the customer, for the travel"))),
    ],
    answers: { 200: json("Days on which something is free", freeDays) },
    fails: [422],
  }),
  "/api/appointments": form("Book an appointment at a moment that is free", appointmentSchema, {
    description: `\`date\` and \`time\` are those of the business. ${REPEATED}`,
    more: { language: language("Of the mails; that of the page by default") },
    answers: {
      201: json("Booked", answer.booked),
      200: json("Was booked before", answer.booked),
      409: json("The moment is not free; others near it are", takenSchema),
    },
  }),
  "/api/consent": post("Log what a visitor allowed", consentRecordSchema, {
    description: "Without anything that tells who: neither the address nor the browser is kept.",
    fails: [429],
  }),
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
  "/api/desk/push": post("Keep the push subscription of a browser", pushSubscriptionSchema, {
    description: "As `PushSubscription.toJSON()` gives it. Kept once, however often it comes.",
    by: "session",
    answers: { 201: json("Kept", z.object({ id: z.string() })) },
  }),
  "/api/desk/push/received": post("Tell that a device received a notification", receiptSchema, {
    description: "By its service worker. With `isCalling`, somebody has pressed its button to say so.",
    by: "browser",
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
};
