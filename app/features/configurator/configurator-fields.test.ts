import { expect, it } from "vitest";
import { answersFrom, fieldsOf, stepOf } from "./configurator-fields";
import { type Answers, EMPTY_ANSWERS } from "./wizard";

const full: Answers = {
  websiteType: "webshop",
  services: ["seo", "hosting"],
  timeline: "rush",
  budget: "1000-2500",
  features: ["crm"],
  businessInfo: { companyName: "Bakkerij Smit", industry: "bakker", description: "Brood\nen taart" },
  contactInfo: { name: "R. Smit", email: "smit@example.nl", phone: "053 1", preferredContact: "phone" },
};

it("gives back the answers that it was given", () => {
  expect(answersFrom(fieldsOf(full))).toEqual(full);
  expect(answersFrom(fieldsOf(EMPTY_ANSWERS))).toEqual(EMPTY_ANSWERS);
});

it("leaves out what the configurator does not know", () => {
  const fields = { website_type: "castle", services: ["seo", "x", 3], features: { crm: true }, name: 7, company: null };
  expect(answersFrom(fields)).toEqual({ ...EMPTY_ANSWERS, services: ["seo"] });
});

it("knows which step a field is on", () => {
  expect([stepOf("budget"), stepOf("email"), stepOf("nothing")]).toEqual([2, 5, 0]);
});
