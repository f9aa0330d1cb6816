/** The prices that copy may name; `features/pricing` says what each is. */
export type PriceName =
  | "websiteBasic"
  | "websiteComplete"
  | "websiteMonthly"
  | "webshopBasic"
  | "webshopComplete"
  | "hosting"
  | "extraLandingPage"
  | "quoteService";
