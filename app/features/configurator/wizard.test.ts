import * as fc from "fast-check";
import { expect, it } from "vitest";
import { configuratorCopy } from "~/content/site/configurator/configurator-copy.server";
import {
  type Answers,
  EMPTY_ANSWERS,
  furthestStep,
  missingFields,
  nextStep,
  openStep,
  previousStep,
  type RequiredField,
  STEPS,
  type WizardState,
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

const next = { press: "next" } as const;
/** The shortest way from the first step to the last. */
const COMPLETE: Act[] = [
  ...[next, next, next, next],
  ...[{ fill: "companyName", with: "Bakkerij Jansen" } as const, { fill: "industry", with: "bakker" } as const, next],
  ...[{ fill: "name", with: "Jansen" } as const, { fill: "email", with: "jansen@bakkerij.example" } as const, next],
];

it("goes on through the first four steps with nothing chosen, and stops where the company is asked", () => {
  let step = 0;
  for (let press = 0; press < 10; press++) step = nextStep({ step, answers: EMPTY_ANSWERS });
  expect(STEPS[step]).toBe("business");
});

it("names the missing fields in the order of the page, and counts blanks as empty", () => {
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

it("moves by one step at most, and never beyond the seven", () => {
  fc.assert(
    fc.property(steps, answers, (step, answers) => {
      const [next, previous] = [nextStep({ step, answers }), previousStep({ step, answers })];
      expect([step, step + 1]).toContain(next);
      expect([step, step - 1]).toContain(previous);
      expect(next <= LAST && previous >= 0).toBe(true);
    }),
  );
});

it("never goes further than the required fields allow, whatever the address asks for", () => {
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

it("returns to where it was by next and then previous", () => {
  fc.assert(
    fc.property(steps, answers, (step, answers) => {
      const next = nextStep({ step, answers });
      if (next !== step) expect(previousStep({ step: next, answers })).toBe(step);
    }),
  );
});

/** Acts of a visitor: fill in or empty a required field, press a button, or ask for a step in the address bar. */
type Act = { fill: RequiredField; with: string } | { press: "next" | "previous" } | { ask: number };

const acts: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ fill: fc.constantFrom<RequiredField>("companyName", "industry", "name", "email"), with: text }),
  fc.record({ press: fc.constantFrom<"next" | "previous">("next", "next", "previous") }),
  fc.record({ ask: fc.integer({ min: 0, max: 9 }) }),
);

function act(state: WizardState, what: Act): WizardState {
  const { step, answers } = state;
  if ("ask" in what) return { answers, step: openStep(String(what.ask), answers) };
  if ("press" in what) return { answers, step: (what.press === "next" ? nextStep : previousStep)(state) };
  const { businessInfo, contactInfo } = answers;
  const isBusiness = what.fill === "companyName" || what.fill === "industry";
  // A field can only be filled in on its own step.
  if (STEPS[step] !== (isBusiness ? "business" : "contact")) return state;
  const given = { [what.fill]: what.with };
  return {
    step,
    answers: isBusiness
      ? { ...answers, businessInfo: { ...businessInfo, ...given } }
      : { ...answers, contactInfo: { ...contactInfo, ...given } },
  };
}

it("shows the confirmation only once everything required is there, whatever a visitor does", () => {
  let confirmations = 0;
  fc.assert(
    fc.property(fc.array(acts, { maxLength: 60, size: "max" }), (walk) => {
      let state: WizardState = { step: 0, answers: EMPTY_ANSWERS };
      for (const what of walk) {
        const before = state;
        state = act(state, what);
        expect(state.step >= 0 && state.step <= LAST).toBe(true);
        // Moving changes no answer, and answering does not move.
        expect(state.answers === before.answers || state.step === before.step).toBe(true);
        if (STEPS[state.step] !== "confirmation") continue;
        confirmations++;
        expect(STEPS.flatMap((name) => missingFields(name, state.answers))).toEqual([]);
      }
    }),
    { numRuns: 500, seed: 4, examples: [[COMPLETE]] },
  );
  expect(confirmations).toBeGreaterThan(0);
});

it.each(["nl", "en"] as const)("calls the extras the same in the progress and in the summary (%s)", (language) => {
  const { steps, summary } = configuratorCopy[language];
  expect(summary.features).toBe(steps.features.name);
});
