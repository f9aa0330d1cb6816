/** The names of the prices that copy may mention; `content/prices` has the amounts. */
export type PriceName =
  | "websiteBasic"
  | "websiteComplete"
  | "websiteMonthly"
  | "webshopBasic"
  | "webshopComplete"
  | "hosting"
  | "extraLandingPage"
  | "quoteService";

/** Prices that have an amount once the owner has filled it in. */
export type OpenPriceName = "groeiMonthly" | "domain" | "maintenance" | "change";
