/** The names of the prices that copy may mention; `features/pricing` has the amounts. */
export type PriceName =
  | "websiteBasic"
  | "websiteComplete"
  | "websiteMonthly"
  | "webshopBasic"
  | "webshopComplete"
  | "hosting"
  | "extraLandingPage"
  | "quoteService";
