/** What a visitor can choose in the quote form, in the order of the list. */
export const SERVICE_OPTIONS = [
  "website-eenmalig",
  "website-abonnement",
  "webshop",
  "seo",
  "onderhoud",
  "anders",
] as const;
