import * as fc from "fast-check";
import { expect, it } from "vitest";
import {
  type Answers,
  EMPTY_ANSWERS,
  furthestStep,
  missingFields,
  nextStep,
  openStep,
  previousStep,
  STEPS,
} from "./wizard";

const LAST = STEPS.length - 1;
const text = fc.constantFrom("", "  ", "Bakkerij Jansen", "a");
const answers: fc.Arbitrary<Answers> = fc.record({
  websiteType: fc.constant(null),
  services: fc.constant([]),
  timeline: fc.constant(null),
  budget: fc.constant(null),
  features: fc.constant([]),
  businessInfo: fc.record({ companyName: text, industry: text, description: text }),
  contactInfo: fc.record({ name: text, email: text, phone: text, preferredContact: fc.constant(null) }),
});
const steps = fc.integer({ min: 0, max: LAST });

it("goes on through the first four steps with nothing chosen, and stops where the company is asked", () => {
  let step = 0;
  for (let press = 0; press < 10; press++) step = nextStep({ step, answers: EMPTY_ANSWERS });
  expect(STEPS[step]).toBe("business");
});

it("names the missing fields in the order of the page, blanks counting as empty", () => {
  expect(
    missingFields("business", { ...EMPTY_ANSWERS, businessInfo: { companyName: " ", industry: "", description: "" } }),
  ).toEqual(["companyName", "industry"]);
  expect(
    missingFields("contact", {
      ...EMPTY_ANSWERS,
      contactInfo: { name: "Jansen", email: "", phone: "", preferredContact: null },
    }),
  ).toEqual(["email"]);
});

it("moves by one step at most, and never out of the seven", () => {
  fc.assert(
    fc.property(steps, answers, (step, answers) => {
      const [next, previous] = [nextStep({ step, answers }), previousStep({ step, answers })];
      expect([step, step + 1]).toContain(next);
      expect([step, step - 1]).toContain(previous);
      expect(next <= LAST && previous >= 0).toBe(true);
    }),
  );
});

it("is never further than what is required allows, whatever the address asks for", () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.integer({ min: -3, max: 12 }).map(String), fc.constant(null)),
      answers,
      (asked, answers) => {
        const step = openStep(asked, answers);
        expect(step >= 0 && step <= furthestStep(answers)).toBe(true);
        const skipped = STEPS.slice(0, step).flatMap((name) => missingFields(name, answers));
        expect(skipped).toEqual([]);
      },
    ),
  );
});

it("comes back to where it was by next and previous", () => {
  fc.assert(
    fc.property(steps, answers, (step, answers) => {
      const next = nextStep({ step, answers });
      if (next !== step) expect(previousStep({ step: next, answers })).toBe(step);
    }),
  );
});
