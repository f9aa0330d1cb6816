import { createContext, type RouterContextProvider } from "react-router";
import { facts } from "~/content/facts.server";
import { checkPageCopy } from "~/content/site/website-check-page/check-page-copy.server";
import type { Language } from "~/lib/language/language";
import { fill } from "~/lib/text/fill";
import type { Asked } from "./ask-check.server";
import { type CheckFormState, IDLE_CHECK_FORM } from "./check-form-state";

/** Seconds from which a wait is said in minutes. */
const LONG = 90;

/** Set while the page is rendered again for a form that was refused. */
export const checkFormContext = createContext<CheckFormState | null>(null);

export function checkFormState(context: Readonly<RouterContextProvider>): CheckFormState {
  return context.get(checkFormContext) ?? IDLE_CHECK_FORM;
}

export type CheckFormWords = ReturnType<typeof checkFormWords>;

/** The words of the form on any page. */
export function checkFormWords(language: Language) {
  const { label, example, submit, note } = checkPageCopy[language].form;
  return fill({ label, example, submit, note }, facts(language));
}

export function refusedForm(
  asked: Exclude<Asked, { outcome: "asked" }>,
  url: string,
  language: Language,
): CheckFormState {
  const words = checkPageCopy[language].form;
  if (asked.outcome === "invalid") return { url, error: words.problems[asked.problem], notice: null };
  if (asked.retryAfter < LONG) return { url, error: null, notice: words.busy };
  const count = String(Math.ceil(asked.retryAfter / 60));
  return { url, error: null, notice: fill(words.limited, { count }) };
}
