/**
 * The values that `content/business.ts` is delivered with, by path: one that is still the same has not been filled in.
 */
export const placeholders: Readonly<Record<string, unknown>> = {
  "phone.international": "+31530000000",
  "phone.national": "053 000 00 00",
  "whatsapp.international": "+31600000000",
  email: "hallo@weef.example",
  privacyEmail: "privacy@weef.example",
  "address.street": "Weverstraat 1",
  "address.postalCode": "7500 AA",
  "coordinates.latitude": 52.2215,
  "coordinates.longitude": 6.8937,
  legalForm: "",
  kvk: "00000000",
  "correctionRounds.count": 0,
  "contract.subscriptionInvoiced": "",
  vat: "NL000000000B00",
  "socials.instagram": "https://www.instagram.com/weef.example",
  "socials.linkedin": "https://www.linkedin.com/company/weef.example",
  liveSince: "2025-11-03",
};

/** True if a visitor would take a placeholder for the way to reach the business, or for its registration. */
export function hasPlaceholders(business: object): boolean {
  const shown = Object.entries(placeholders).filter(([path]) =>
    /^(phone|whatsapp|email|address|kvk|vat|socials)/.test(path),
  );
  return shown.some(([path, example]) => valueAt(business, path) === example);
}

/** The value at `path` ("address.street") in the business file. */
export function valueAt(value: unknown, path: string): unknown {
  return path.split(".").reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], value);
}
