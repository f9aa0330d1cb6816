import type { Lead } from "../lead";

/** Null when nothing was chosen; without totals when everything is by quote. */
export function presentAsked({ service, answers, price }: Pick<Lead, "service" | "answers" | "price">): string | null {
  const [first] = answers;
  if (service !== null || !first) return service;
  const sums = price?.totals.map(({ label, excluding }) => `${excluding} ${label.toLowerCase()}`) ?? [];
  return sums.length > 0 ? `${first.value} (${sums.join(" + ")})` : first.value;
}
