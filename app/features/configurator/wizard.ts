import type { Budget, FeatureId, PreferredContact, ServiceId, Timeline, WebsiteType } from "./options";

export const STEPS = ["type", "services", "planning", "features", "business", "contact", "confirmation"] as const;
export type Step = (typeof STEPS)[number];

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
  step: number;
  answers: Answers;
}

/** Spec section 5. */
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

export function missingFields(step: Step, { businessInfo, contactInfo }: Answers): RequiredField[] {
  const isEmpty = (value: string) => value.trim() === "";
  if (step === "business") {
    return (["companyName", "industry"] as const).filter((field) => isEmpty(businessInfo[field]));
  }
  if (step === "contact") return (["name", "email"] as const).filter((field) => isEmpty(contactInfo[field]));
  return [];
}

export function furthestStep(answers: Answers): number {
  const lacking = STEPS.findIndex((step) => missingFields(step, answers).length > 0);
  return lacking === -1 ? LAST : lacking;
}

export function nextStep({ step, answers }: WizardState): number {
  const name = STEPS[step];
  if (!name || step === LAST || missingFields(name, answers).length > 0) return step;
  return step + 1;
}

export function previousStep({ step }: WizardState): number {
  return Math.max(0, step - 1);
}

/** `asked` is counted from 1, as text; no further than the answers allow. */
export function openStep(asked: string | null, answers: Answers): number {
  const index = /^[1-9]$/.test(asked ?? "") ? Number(asked) - 1 : 0;
  return Math.min(index, furthestStep(answers));
}
