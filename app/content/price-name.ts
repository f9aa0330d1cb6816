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
