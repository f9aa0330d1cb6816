import type { PerLanguage } from "~/lib/language/language";
import type { WeeklyHours } from "~/lib/opening-hours";

/**
 * Who the business is: the one file that an owner edits first. Everything here is a placeholder on a reserved
 * name until then; `evidence` says what proves a claim, and is empty until the owner has filled it in.
 */
export const business = {
  name: "Weef",
  tagline: "Webdesign Bureau",
  phone: { international: "+31530000000", national: "053 000 00 00" },
  whatsapp: { international: "+31600000000" },
  email: "hallo@weef.example",
  address: { street: "Weverstraat 1", postalCode: "7500 AA", town: "Enschede", region: "Overijssel", country: "NL" },
  /** The part of the country around the town that we work for. */
  serviceArea: "Twente",
  coordinates: { latitude: 52.2215, longitude: 6.8937 },
  /** Whose picture stands in the header: `portrait` is the address of a square picture, the initials stand in for it. */
  owner: { initials: "WE", portrait: "" },
  kvk: "00000000",
  vat: "NL000000000B00",
  socials: {
    instagram: "https://www.instagram.com/weef.example",
    linkedin: "https://www.linkedin.com/company/weef.example",
  },
  /** When chat and e-mail are answered, and when a visit or call is possible. */
  hours: {
    reachable: [
      { days: [1, 2, 3, 4, 5], from: "09:00", to: "18:00" },
      { days: [6], from: "10:00", to: "16:00" },
    ],
    visit: [{ days: [1, 2, 3, 4, 5], from: "09:00", to: "17:30" }],
  } satisfies Record<string, WeeklyHours>,
  copyrightFrom: 2024,
  /** Hours within which a request gets a personal quote. */
  answerWithinHours: 24,
  /** Hours within which a customer sees the first version. */
  firstVersionWithinHours: 48,
  claims: {
    entrepreneursHelped: { value: "50+", evidence: "" },
    websitesDelivered: { value: "40+", evidence: "" },
    rating: { value: { nl: "4,8/5", en: "4.8/5" } satisfies PerLanguage<string>, evidence: "" },
    /** Whether we call ourselves the number one agency of the town. */
    numberOne: { value: true, evidence: "" },
    workingDaysToOnline: { value: "5", evidence: "" },
  },
} as const;
