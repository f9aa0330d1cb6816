import { expect, it } from "vitest";
import * as z from "zod/mini";
import { firstErrors } from "~/components/forms/field-errors";
import { configuratorRequestSchema } from "./configurator-request";
import { FEATURES, SERVICES } from "./options";

const body = { name: "R. Smit", email: "smit@example.nl" };
const read = (fields: object) => z.safeParse(configuratorRequestSchema, { ...body, ...fields });
const wrong = (fields: object) => Object.keys(firstErrors(read(fields).error as z.core.$ZodError));

it("takes a name and an address; the rest is null or empty", () => {
  expect(read({ phone: "", website_type: "", services: "" }).data).toEqual({
    ...body,
    submission_id: null,
    phone: null,
    company: null,
    industry: null,
    description: null,
    website_type: null,
    services: [],
    timeline: null,
    features: [],
    preferred_contact: null,
    budget: null,
    attribution: null,
  });
});

it("takes lists as JSON and as a plain form send them, each choice once", () => {
  expect(read({ services: ["seo", "design", "seo"] }).data?.services).toEqual(["design", "seo"]);
  expect(read({ services: "hosting" }).data?.services).toEqual(["hosting"]);
  expect(read({ services: [...SERVICES], features: [...FEATURES] }).success).toBe(true);
});

it.each([
  { website_type: "castle" },
  { website_type: ["website"] },
  { services: ["design", "unknown"] },
  { services: "unknown" },
  { services: { 0: "design" } },
  { services: Array.from({ length: 10_000 }, () => "design") },
  { features: [["crm"]] },
  { timeline: 3 },
  { budget: "veel" },
  { preferred_contact: "pigeon" },
  { industry: "x".repeat(101) },
  { description: "x".repeat(5_001) },
  { company: ["Smit BV"] },
])("refuses %j in its own field", (fields) => {
  expect(wrong(fields)).toEqual(Object.keys(fields));
});

it("misses the name and the address", () => {
  expect(wrong({ name: " ", email: "" })).toEqual(["name", "email"]);
});
