import * as z from "zod/mini";
import { attendanceSchema, chatLineSchema, conversationSchema } from "~/features/chat/widget/conversation-schema";
import type { ListedOfferRequest } from "~/features/requests/offer-requests.server";
import { CHECK_NAMES } from "~/features/website-check/check";
import { touchesSchema } from "~/lib/attribution/attribution";
import { LANGUAGES } from "~/lib/language/language";

/** The schemas of answers that the document names. */
export const components = z.registry<{ id: string }>();

export const text = (description: string) => z.string().check(z.describe(description));
const moment = z.iso.datetime().check(z.describe("UTC"));
const confirmation = z
  .enum(["sent", "delayed"])
  .check(z.describe("Whether the mail server took the confirmation within 4 s; when delayed, it is tried again"));
const created = { id: z.uuid(), created_at: moment, confirmation };

export const errorAnswer = z
  .object({ error: z.string(), fields: z.optional(z.record(z.string(), z.string())) })
  .register(components, { id: "Error" });

export const stored = z.object(created).register(components, { id: "Stored" });

export const sent = z.object({ status: confirmation }).register(components, { id: "Sent" });

export const readiness = z
  .object({
    status: z.string(),
    oldest_unsent_mail_seconds: z.optional(z.number()),
    troubles: z.optional(
      z.array(z.enum(["mail", "disk", "mailbox", "calendar"])).check(z.describe("What the owner was told is wrong")),
    ),
  })
  .register(components, { id: "Readiness" });

export const booked = z
  .object({
    ...created,
    starts_at: moment,
    ends_at: moment,
    manage_path: text("Where the visitor moves or cancels it"),
    calendar_path: text("The same as a file for a calendar"),
  })
  .register(components, { id: "Booked" });

export const checkAsked = z
  .object({ token: z.string(), url: text("The page that shows the result") })
  .register(components, { id: "WebsiteCheckAsked" });

export const websiteCheck = z
  .object({
    state: z.enum(["running", "done", "unreachable"]),
    findings: z.array(
      z.object({
        check: z.enum(CHECK_NAMES),
        outcome: z.enum(["good", "bad", "unknown"]),
        evidence: text("What was seen, as a sentence"),
      }),
    ),
  })
  .register(components, { id: "WebsiteCheck" });

const nullableText = z.nullable(z.string());
const request = {
  id: z.uuid(),
  submission_id: nullableText,
  name: z.string(),
  email: text("Empty for a lead of an advertisement that left none"),
  phone: nullableText,
  company: nullableText,
  source: z.string(),
  language: z.enum(LANGUAGES),
  status: z.enum(["new", "spam"]),
  created_at: moment,
  attribution: z.nullable(touchesSchema),
};

const offerRequest = z
  .object({
    ...request,
    service: nullableText,
    message: nullableText,
    external_id: nullableText.check(z.describe("The id of a lead at Meta")),
    is_test: z.boolean().check(z.describe("Sent by Meta to try the connection: it counts nowhere")),
  } satisfies Record<keyof ListedOfferRequest, z.ZodMiniType>)
  .register(components, { id: "OfferRequest" });

const configuratorRequest = z
  .object({
    ...request,
    industry: nullableText,
    description: nullableText,
    website_type: nullableText,
    services: z.array(z.string()),
    timeline: nullableText,
    features: z.array(z.string()),
    preferred_contact: nullableText,
    budget: nullableText,
    price_lines: z.object({ lines: z.array(z.looseObject({})), totals: z.looseObject({}) }),
  })
  .register(components, { id: "ConfiguratorRequest" });

const pageOf = (item: z.ZodMiniType) => z.object({ items: z.array(item), next_cursor: nullableText });
export const offerRequestPage = pageOf(offerRequest).register(components, { id: "OfferRequestPage" });
export const configuratorRequestPage = pageOf(configuratorRequest).register(components, {
  id: "ConfiguratorRequestPage",
});

chatLineSchema.register(components, { id: "ChatLine" });
attendanceSchema.register(components, { id: "Attendance" });
export const conversation = conversationSchema.register(components, { id: "Conversation" });

const projectFile = {
  id: z.uuid(),
  item: z.nullable(z.uuid()),
  version: z.nullable(z.int().check(z.describe("The number of the version that a reaction is to"))),
  upload_id: z.uuid(),
  name: z.string(),
  type: z.string(),
  size: z.int(),
  sha256: z.string(),
};

export const projectPart = z.object({
  file: z.object(projectFile),
  received: z.int().check(z.describe("Bytes that are there")),
  whole: z.boolean(),
});

export const projectFiles = z.object({
  files: z.array(
    z.object({
      ...projectFile,
      whole: z.boolean(),
      parts: z.array(z.object({ position: z.int(), size: z.int() })),
    }),
  ),
});

export const projectItem = z.object({
  text: nullableText,
  version: z.int(),
  state: z.enum(["open", "given", "accepted", "back", "withdrawn"]),
});
