import type { Budget, FeatureId, PreferredContact, ServiceId, Timeline, WebsiteType } from "./options";

/** The seven steps, in order: six questions and the confirmation. */
export const STEPS = ["type", "services", "planning", "features", "business", "contact", "confirmation"] as const;
export type Step = (typeof STEPS)[number];

/** Everything that a visitor answers. Texts are as typed; a choice that is not made yet is null. */
export interface Answers {
  websiteType: WebsiteType | null;
  services: readonly ServiceId[];
  timeline: Timeline | null;
  budget: Budget | null;
  features: readonly FeatureId[];
  businessInfo: { companyName: string; industry: string; description: string };
  contactInfo: { name: string; email: string; phone: string; preferredContact: PreferredContact | null };
}

export interface WizardState {
  /** Index in `STEPS`. */
  step: number;
  answers: Answers;
}

/** The name of a field that a step requires (spec section 5). */
export type RequiredField = "companyName" | "industry" | "name" | "email";

export const EMPTY_ANSWERS: Answers = {
  websiteType: null,
  services: [],
  timeline: null,
  budget: null,
  features: [],
  businessInfo: { companyName: "", industry: "", description: "" },
  contactInfo: { name: "", email: "", phone: "", preferredContact: null },
};

const LAST = STEPS.length - 1;

/** The required fields of a step that are empty after trimming, in the order of the page. */
export function missingFields(step: Step, { businessInfo, contactInfo }: Answers): RequiredField[] {
  const isEmpty = (value: string) => value.trim() === "";
  if (step === "business") {
    return (["companyName", "industry"] as const).filter((field) => isEmpty(businessInfo[field]));
  }
  if (step === "contact") return (["name", "email"] as const).filter((field) => isEmpty(contactInfo[field]));
  return [];
}

/** The furthest step that may be opened: the first that lacks a required field, else the last. */
export function furthestStep(answers: Answers): number {
  const lacking = STEPS.findIndex((step) => missingFields(step, answers).length > 0);
  return lacking === -1 ? LAST : lacking;
}

/** One step on, unless the current one lacks a required field or is the last. */
export function nextStep({ step, answers }: WizardState): number {
  const name = STEPS[step];
  if (!name || step === LAST || missingFields(name, answers).length > 0) return step;
  return step + 1;
}

/** One step back; the first stays. */
export function previousStep({ step }: WizardState): number {
  return Math.max(0, step - 1);
}

/**
 * The step that `asked` leads to (a number as text, counted from 1 as people do), no further than the answers allow.
 */
export function openStep(asked: string | null, answers: Answers): number {
  const index = /^[1-9]$/.test(asked ?? "") ? Number(asked) - 1 : 0;
  return Math.min(index, furthestStep(answers));
}
