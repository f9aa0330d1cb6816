import type { Language } from "~/lib/language/language";

export const STEP_KINDS = ["mail", "call"] as const;
export type StepKind = (typeof STEP_KINDS)[number];

/** `subject` is the topic of a call, whose `body` is empty. */
interface StepText {
  subject: string;
  body: string;
}

export interface PlanStep {
  kind: StepKind;
  /** Working days after the start. */
  day: number;
  texts: Record<Language, StepText>;
}

export interface Plan {
  id: string;
  name: string;
  /** True if its mails go out by themselves. */
  isAuto: boolean;
  steps: PlanStep[];
  /** 0: as it ships. */
  version: number;
}

/** The names that a text may hold, as `{name}`. The values come from the lead, its quote and the sender. */
export const VARIABLES = [
  "name",
  "company",
  "service",
  "quote",
  "valid_until",
  "quote_link",
  "me",
  "phone",
  "business",
] as const;
export type Variable = (typeof VARIABLES)[number];

/** UTF-16 code units; steps; working days. */
export const PLAN_BOUNDS = { name: 80, subject: 150, body: 4_000, steps: 6, day: 250 } as const;

/** The signs of activity that end a plan. */
export const SIGNS = ["mail", "chat", "request", "appointment", "quote-viewed", "quote-answered", "status"] as const;
export type Activity = (typeof SIGNS)[number];

/** Known while a quote can be agreed to. */
const OF_QUOTE: readonly Variable[] = ["quote", "valid_until", "quote_link"];

export function isOfQuote(variable: Variable): boolean {
  return OF_QUOTE.includes(variable);
}

/** True if a text in this language names the quote. */
export function namesQuote({ steps }: Pick<Plan, "steps">, language: Language): boolean {
  const texts = steps.map(({ texts: { [language]: text } }) => text.subject + text.body);
  return texts.some((text) => OF_QUOTE.some((variable) => text.includes(`{${variable}}`)));
}

const PLACEHOLDER = /\{([^{}]*)\}/g;

/** Names in braces that stand for nothing. */
export function unknownVariables(text: string): string[] {
  const named = [...text.matchAll(PLACEHOLDER)].map(([, name = ""]) => name);
  return named.filter((name) => !VARIABLES.some((known) => known === name));
}

export interface Draft {
  subject: string;
  body: string;
  /** The names without a value. */
  missing: Variable[];
}

export type Values = Readonly<Record<Variable, string | null>>;

/** A name without a value stays as it is written, and is `missing`. */
export function fillDraft({ subject, body }: StepText, values: Values): Draft {
  const missing = new Set<Variable>();
  const fill = (text: string) =>
    text.replace(PLACEHOLDER, (written, name: Variable) => {
      const value = values[name];
      if (value == null) missing.add(name);
      return value ?? written;
    });
  return { subject: fill(subject), body: fill(body), missing: [...missing] };
}

/** The text for reading: names without a value are left out. */
export function withoutUnknown({ subject, body, missing }: Draft): Draft {
  return { subject: subject.replace(PLACEHOLDER, "…"), body, missing };
}

type StepPart = "kind" | "day" | `subject_${Language}` | `body_${Language}`;

export type PlanField = "name" | "is_auto" | `step_${number}_${StepPart}`;

/** Counted from 0. */
export function stepField(nth: number, part: StepPart): PlanField {
  return `step_${nth}_${part}`;
}
