import { BUDGETS, FEATURES, PREFERRED_CONTACTS, SERVICES, SUBSCRIPTIONS, TIMELINES, WEBSITE_TYPES } from "./options";
import { type Answers, openStep, STEPS, type Step } from "./wizard";

/** Fields by the names that `POST /api/configurator-requests` takes. */
export const STEP_FIELDS = {
  type: ["website_type"],
  services: ["services"],
  planning: ["timeline", "budget"],
  features: ["features"],
  business: ["company", "industry", "description"],
  contact: ["name", "email", "phone", "preferred_contact"],
  confirmation: [],
} as const satisfies Record<Step, readonly string[]>;

export type ConfiguratorField = (typeof STEP_FIELDS)[Step][number];
export type ConfiguratorFields = Record<ConfiguratorField, string | readonly string[]>;

/** Empty where nothing is chosen. */
export function fieldsOf({ businessInfo, contactInfo, ...choices }: Answers): ConfiguratorFields {
  return {
    website_type: choices.websiteType ?? "",
    services: choices.services,
    timeline: choices.timeline ?? "",
    budget: choices.budget ?? "",
    features: choices.features,
    company: businessInfo.companyName,
    industry: businessInfo.industry,
    description: businessInfo.description,
    name: contactInfo.name,
    email: contactInfo.email,
    phone: contactInfo.phone,
    preferred_contact: contactInfo.preferredContact ?? "",
  };
}

/** Unknown choices are left out; texts stay as typed. */
export function answersFrom(fields: Readonly<Record<string, unknown>>): Answers {
  return {
    websiteType: choice(fields.website_type, [...WEBSITE_TYPES, ...SUBSCRIPTIONS]),
    services: choices(fields.services, SERVICES),
    timeline: choice(fields.timeline, TIMELINES),
    budget: choice(fields.budget, BUDGETS),
    features: choices(fields.features, FEATURES),
    businessInfo: {
      companyName: text(fields.company),
      industry: text(fields.industry),
      description: text(fields.description),
    },
    contactInfo: {
      name: text(fields.name),
      email: text(fields.email),
      phone: text(fields.phone),
      preferredContact: choice(fields.preferred_contact, PREFERRED_CONTACTS),
    },
  };
}

/** The first step for an unknown field. */
export function stepOf(field: string): number {
  return Math.max(
    0,
    STEPS.findIndex((step) => (STEP_FIELDS[step] as readonly string[]).includes(field)),
  );
}

export function hasAnswers(answers: Answers): boolean {
  return Object.values(fieldsOf(answers)).some((value) => value.length > 0);
}

/** Applies the rules of `openStep`. The first step if there are no answers (any more), as after sending. */
export function stepAt(asked: string | null, answers: Answers): number {
  const step = openStep(asked, answers);
  return hasAnswers(answers) || asked === String(step + 1) ? step : 0;
}

/** Fields of no page come last. */
export function inPageOrder<T>(said: Readonly<Record<string, T>>): Record<string, T> {
  const asked = STEPS.flatMap((step): readonly string[] => STEP_FIELDS[step]).filter((name) => name in said);
  return Object.fromEntries([...new Set([...asked, ...Object.keys(said)])].map((name) => [name, said[name] as T]));
}

function choice<Id extends string>(value: unknown, ids: readonly Id[]): Id | null {
  return ids.find((id) => id === value) ?? null;
}

function choices<Id extends string>(value: unknown, ids: readonly Id[]): Id[] {
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [value];
  return ids.filter((id) => chosen.includes(id));
}

function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}
