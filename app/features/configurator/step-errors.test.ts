import { expect, it } from "vitest";
import { inPageOrder } from "./configurator-fields";
import { stepErrors } from "./step-errors";
import { EMPTY_ANSWERS } from "./wizard";

const contact = { name: "R. Smit", email: "smit@bakkerij.example", phone: "", preferredContact: null };
const business = { companyName: "Bakkerij Smit", industry: "bakker", description: "" };
const answers = { ...EMPTY_ANSWERS, businessInfo: business, contactInfo: contact };

it("finds nothing wrong with a completed step, whatever the others lack", () => {
  expect(stepErrors("business", { ...EMPTY_ANSWERS, businessInfo: business })).toEqual({});
  expect(stepErrors("contact", { ...EMPTY_ANSWERS, contactInfo: contact })).toEqual({});
  expect(stepErrors("type", EMPTY_ANSWERS)).toEqual({});
});

it("reports a required field as missing before anything else is wrong with it", () => {
  expect(Object.entries(stepErrors("contact", EMPTY_ANSWERS))).toEqual([
    ["name", "form.error.nameMissing"],
    ["email", "form.error.emailMissing"],
  ]);
});

it("points out what the server would refuse, on the step where it was typed", () => {
  const wrong = { ...answers, contactInfo: { ...contact, email: "smit@" } };
  expect(stepErrors("contact", wrong)).toEqual({ email: "form.error.emailInvalid" });
  expect(stepErrors("business", wrong)).toEqual({});
  const long = { ...answers, businessInfo: { ...business, description: "x".repeat(5_001) } };
  expect(stepErrors("business", long)).toEqual({ description: "form.error.tooLong" });
});

it("takes any script, and as much text as fits", () => {
  const odd = { companyName: "مخبز 👩‍👩‍👧 שלום", industry: "bäcker", description: "😀".repeat(2_500) };
  expect(stepErrors("business", { ...answers, businessInfo: odd })).toEqual({});
});

it("puts errors in the order of the pages, so that the first wrong field is the first that was asked for", () => {
  expect(Object.keys(inPageOrder({ email: 1, other: 2, company: 3, name: 4 }))).toEqual([
    "company",
    "name",
    "email",
    "other",
  ]);
});
