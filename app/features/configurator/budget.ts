import { formatAmount } from "~/content/prices/price-facts";
import type { Language } from "~/lib/language/language";
import { BUDGET_RANGES, type Budget, UNDECIDED } from "./options";

interface BudgetWords {
  /** `[from]` and `[to]` stand for the bounds. */
  upTo: string;
  between: string;
  from: string;
  unknown: string;
}

export function formatBudget(budget: Budget, words: BudgetWords, language: Language): string {
  if (budget === UNDECIDED) return words.unknown;
  const { from, to } = BUDGET_RANGES[budget];
  const text = from === null ? words.upTo : to === null ? words.from : words.between;
  const say = (euros: number | null) => formatAmount({ euros: euros ?? 0, isFrom: false }, language);
  return text.replace("[from]", say(from)).replace("[to]", say(to));
}
