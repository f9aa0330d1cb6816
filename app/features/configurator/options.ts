import { formatAmount } from "~/content/prices/price-facts";
import type { Language } from "~/lib/language/language";

/** The options by the ids that are stored, in the order of the page (spec section 3). */

export const UNDECIDED = "weet-ik-nog-niet";

export const WEBSITE_TYPES = ["website", "webshop", "landingpage", UNDECIDED] as const;
/** Subscription mode stores the package in place of the website type. */
export const SUBSCRIPTIONS = ["abonnement-starter", "abonnement-groei", "abonnement-pro"] as const;
export const SERVICES = ["design", "seo", "ads", "social", "email", "hosting", "domain", "dashboard"] as const;
export const TIMELINES = ["rush", "normal", "flexible", UNDECIDED] as const;
export const FEATURES = [
  "multi-language",
  "booking",
  "client-portal",
  "landing-pages",
  "premium-support",
  "automatic-quotes",
  "crm",
  "payments",
  "seo-extended",
  "social-integration",
  "ecommerce-extensions",
  "multilingual-setup",
  "advanced-analytics",
  "monthly-content",
  "priority-hosting",
] as const;
export const BUDGETS = ["tot-1000", "1000-2500", "2500-5000", "vanaf-5000", UNDECIDED] as const;
/** Euros excluding btw; `null` is an open end. */
const BUDGET_RANGES = {
  "tot-1000": { from: null, to: 1_000 },
  "1000-2500": { from: 1_000, to: 2_500 },
  "2500-5000": { from: 2_500, to: 5_000 },
  "vanaf-5000": { from: 5_000, to: null },
} as const;
export const PREFERRED_CONTACTS = ["email", "phone"] as const;

export type WebsiteType = (typeof WEBSITE_TYPES)[number] | (typeof SUBSCRIPTIONS)[number];
export type ServiceId = (typeof SERVICES)[number];
export type FeatureId = (typeof FEATURES)[number];
export type Timeline = (typeof TIMELINES)[number];
export type Item = WebsiteType | ServiceId | FeatureId;
export type Budget = (typeof BUDGETS)[number];
export type PreferredContact = (typeof PREFERRED_CONTACTS)[number];

export interface Selection {
  websiteType: WebsiteType | null;
  services: readonly ServiceId[];
  features: readonly FeatureId[];
}

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
