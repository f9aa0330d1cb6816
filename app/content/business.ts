import type { PerLanguage } from "~/lib/language/language";
import { appointments } from "./appointment-kinds";
import { type Changes, current } from "./current";
import { hours } from "./hours";
import type { Picture } from "./picture";

/** A person to whom visitors get to speak. */
export interface Person {
  name: string;
  /** Cut to a square where it is shown. */
  photo: Picture | null;
  /** One line about their trade: "Ontwerp en telefoon". */
  line: PerLanguage<string>;
  /** Proof that they agree to be shown; they are not shown without it. */
  evidence: string;
}

/** A customer's words about us. */
export interface Review {
  /** The words and the language are the customer's. */
  quote: string;
  name: string;
  town: string;
  /** The page on which it can be read. */
  sourceUrl: string;
  /** The day of the review (`YYYY-MM-DD`). */
  date: string;
  /** True if the customer agrees to its being shown here; it is hidden otherwise. */
  permission: boolean;
  /** Proof that it is real, and that they agree. */
  evidence: string;
}

/**
 * The facts of the business: the one file that an owner edits first. Until then everything here is a placeholder on a
 * reserved name. `evidence` says what proves a claim. A claim without it is said in a weaker form
 * (`content/shared/claims`).
 */
const shipped = {
  name: "Weef",
  tagline: "Webdesign Bureau",
  phone: { international: "+31530000000", national: "053 000 00 00" },
  whatsapp: { international: "+31600000000" },
  email: "hallo@weef.example",
  /** The address for questions about personal data. */
  privacyEmail: "privacy@weef.example",
  address: { street: "Weverstraat 1", postalCode: "7500 AA", town: "Enschede", region: "Overijssel", country: "NL" },
  /** The region around the town that we work for. */
  serviceArea: "Twente",
  coordinates: { latitude: 52.2215, longitude: 6.8937 },
  /** The face in the header; the initials without a portrait, or without evidence that its owner agrees. */
  owner: { initials: "W", portrait: null as Picture | null, evidence: "" },
  /** "B.V.", "v.o.f." or the like, as it follows the name in legal texts. */
  legalForm: "",
  kvk: "00000000",
  vat: "NL000000000B00",
  socials: {
    instagram: "https://www.instagram.com/weef.example",
    linkedin: "https://www.linkedin.com/company/weef.example",
  },
  /** The length of an intake at the start of a project, and of a visit. */
  intake: { nl: "een uur", en: "an hour" } satisfies PerLanguage<string>,
  copyrightFrom: 2024,
  /** Hours within which a request gets a personal quote. */
  answerWithinHours: 24,
  /** Hours within which a lead from an advertisement is called. */
  adsAnswerWithinHours: 1,
  /** Hours within which a new customer hears from the account manager. */
  accountManagerWithinHours: 24,
  /** Hours, on working days, within which support answers. */
  supportAnswerWithinHours: 24,
  /** Hours within which a customer sees the first version: earliest and latest. */
  firstVersionHours: { from: 24, to: 48 },
  /** The day that the business went live; "about 1 year live" is counted from it. */
  liveSince: "2025-11-03",
  teamSize: 3,
  /** The people of the team, whom the desk adds; the first answers the telephone. */
  people: [] as readonly Person[],
  /** Reviews that can be looked up; until there are, samples that say that they are samples. */
  reviews: [] as readonly Review[],
  /** Rounds of corrections that are in the price; 0 until that has been decided. */
  correctionRounds: { count: 0, evidence: "" },
  /** The number of steps of the configurator, and the minutes that it takes. */
  configurator: { steps: 6, minutes: 5 },
  /** Weeks within which work is delivered, from and to. */
  delivery: {
    simple: { from: 1, to: 2 },
    complex: { from: 4, to: 6 },
    starter: { from: 1, to: 1 },
    groei: { from: 1, to: 1 },
    pro: { from: 1, to: 2 },
  },
  /** The timelines of the configurator: the shortest and the longest that a customer may ask for. */
  timelines: {
    rush: { from: 1, to: 2, unit: "weeks" },
    normal: { from: 2, to: 4, unit: "weeks" },
    flexible: { from: 1, to: 2, unit: "months" },
  },
  /** The terms of the contract: months, days, and interest in percent a month. */
  contract: {
    minimumMonths: 3,
    noticeMonths: 1,
    generalNoticeMonths: 2,
    quoteValidDays: 30,
    paymentDays: 14,
    interestPercentPerMonth: 2,
    /** The moment of the month at which a subscription is invoiced; the general terms name it once it is decided. */
    subscriptionInvoiced: "" as "" | "start" | "end",
  },
  /**
   * The retention of personal data: of customers, for marketing after the last contact, of suspected spam, of
   * newsletter requests that were not confirmed, of configurator drafts that were mailed to continue later, and of
   * checks of websites.
   */
  retention: { customerYears: 7, marketingYears: 2, spamDays: 30, unconfirmedDays: 30, draftDays: 30, checkDays: 30 },
} as const;

/**
 * `terms`: the section of the general terms that binds us to it; of those, the evidence is that we can keep our word.
 */
export const shippedClaims = {
  entrepreneursHelped: { value: "50+", evidence: "" },
  websitesDelivered: { value: "40+", evidence: "" },
  /**
   * Shown with the number of reviews, the place where they can be counted, and the day (`YYYY-MM-DD`) of the figure.
   */
  rating: {
    value: { nl: "4,8/5", en: "4.8/5" } satisfies PerLanguage<string>,
    count: 0,
    source: "",
    date: "",
    url: "",
    evidence: "",
  },
  /** True if we call ourselves the number one agency in town; `basis` says by what, as "in reviews on Google, 2026". */
  numberOne: {
    value: true,
    says: { nl: "nummer één van de stad", en: "number one of the town" },
    basis: { nl: "", en: "" } satisfies PerLanguage<string>,
    evidence: "",
  },
  workingDaysToOnline: { value: "5", terms: "uitvoering", evidence: "" },
  uptime: { value: { nl: "99,9%", en: "99.9%" } satisfies PerLanguage<string>, evidence: "" },
  /** Average growth of visitors from search within so many months; the chat assistant mentions it. */
  organicGrowth: {
    value: { nl: "40%", en: "40%" } satisfies PerLanguage<string>,
    withinMonths: 3,
    evidence: "",
  },
  dutchServers: {
    value: { nl: "Nederlandse servers", en: "Dutch servers" } satisfies PerLanguage<string>,
    terms: "hosting",
    evidence: "",
  },
  /** The hours of support and of monitoring. */
  support247: { value: "24/7", terms: "hosting", evidence: "" },
  dailyBackups: {
    value: { nl: "Elke dag een back-up", en: "A backup every day" } satisfies PerLanguage<string>,
    terms: "hosting",
    evidence: "",
  },
  noUpfrontPayment: {
    value: { nl: "Geen aanbetaling", en: "Nothing up front" } satisfies PerLanguage<string>,
    terms: "betaling",
    evidence: "",
  },
  freeChanges: {
    value: { nl: "Gratis wijzigingen", en: "Free changes" } satisfies PerLanguage<string>,
    terms: "hosting",
    evidence: "",
  },
} as const;

export const shippedBusiness = { ...shipped, claims: shippedClaims };

/** The facts that ship, with those that the desk has published at `/admin/site`. */
export const business = current("facts", { ...shipped, hours, appointments, claims: current("facts", shippedClaims) });

/** The kinds of content that scripts read; the texts of others come with the data of their page. */
const READ_IN_BROWSERS = ["hours", "appointments", "prices"] as const;

/** Evidence is for the desk: a browser learns that there is some. The page itself says which people may be shown. */
export function forBrowsers(changes: Changes): Changes {
  const { people: _people, ...facts } = changes.facts ?? {};
  const told = Object.entries(facts).map(([name, value]) => {
    const isProven = typeof value === "object" && value !== null && "evidence" in value;
    return [name, isProven ? { ...value, evidence: value.evidence ? "*" : "" } : value];
  });
  const read = READ_IN_BROWSERS.flatMap((kind) => (changes[kind] ? [[kind, changes[kind]] as const] : []));
  return Object.fromEntries([...read, ...(told.length > 0 ? [["facts", Object.fromEntries(told)] as const] : [])]);
}
