import { shippedOpenPrices, shippedPrices } from "~/content/prices/price-list";
import { ARTICLE_CATEGORIES, COVERS } from "~/content/site/articles/article-values";
import { MADE } from "~/content/site/portfolio/work-values";
import { LANGUAGES } from "~/lib/language/language";

/** The kinds of fields: how each is typed, read, checked and shown. The words of what is wrong have these names too. */
export type Check =
  | "line"
  | "words"
  | "story"
  | "markdown"
  | "switch"
  | "choice"
  | "picture"
  | "amount"
  | "count"
  | "day"
  | "link"
  | "email"
  | "phone"
  | "national"
  | "postalCode"
  | "kvk"
  | "vat"
  | "initials";

/** A field of the site: its form, its reading, its schema and its wording follow from it. */
export interface SiteField {
  /** The name of a value, or the way to a part of it: `address.street`. */
  path: string;
  check: Check;
  isOptional?: boolean;
  /** Characters, with facts filled in; of an amount, the highest. */
  most?: number;
  /** The choices of a choice; the first one is the default. */
  options?: readonly string[];
}

export const MOST_CHARACTERS = 300;

const line = (path: string): SiteField => ({ path, check: "line" });
const optional = (field: SiteField): SiteField => ({ ...field, isOptional: true });

/** The parts of a claim, with the evidence for it. */
const claim = (name: string, ...parts: readonly string[]): SiteField[] => [
  ...parts.map((part) => line(`${name}.${part}`)),
  optional(line(`${name}.evidence`)),
];

/** The facts of the business, as their form groups them. */
export const FACT_GROUPS = {
  reach: [
    { path: "phone.national", check: "national" },
    { path: "whatsapp.international", check: "phone", isOptional: true },
    { path: "email", check: "email" },
    { path: "privacyEmail", check: "email" },
  ],
  place: [line("address.street"), { path: "address.postalCode", check: "postalCode" }],
  registration: [optional(line("legalForm")), { path: "kvk", check: "kvk" }, { path: "vat", check: "vat" }],
  socials: [
    { path: "socials.instagram", check: "link" },
    { path: "socials.linkedin", check: "link" },
  ],
  owner: [
    { path: "owner.initials", check: "initials" },
    optional(line("owner.evidence")),
    { path: "owner.portrait", check: "picture" },
  ],
  figures: [
    ...claim("entrepreneursHelped", "value"),
    ...claim("websitesDelivered", "value"),
    line("rating.value.nl"),
    line("rating.value.en"),
    { path: "rating.count", check: "count" },
    optional(line("rating.source")),
    { path: "rating.date", check: "day", isOptional: true },
    { path: "rating.url", check: "link", isOptional: true },
    optional(line("rating.evidence")),
    { path: "numberOne.value", check: "switch" },
    optional(line("numberOne.basis.nl")),
    optional(line("numberOne.basis.en")),
    optional(line("numberOne.evidence")),
    line("organicGrowth.value.nl"),
    line("organicGrowth.value.en"),
    { path: "organicGrowth.withinMonths", check: "count" },
    optional(line("organicGrowth.evidence")),
  ],
  promises: [
    ...claim("workingDaysToOnline", "value"),
    ...claim("uptime", "value.nl", "value.en"),
    ...claim("support247"),
    ...claim("dutchServers"),
    ...claim("dailyBackups"),
    ...claim("noUpfrontPayment"),
    ...claim("freeChanges"),
  ],
} as const satisfies Readonly<Record<string, readonly SiteField[]>>;

/** Facts that follow from others. */
export const DERIVED_FACTS: readonly string[] = ["phone.international"];

export type FactGroup = keyof typeof FACT_GROUPS;

export const FACT_FIELDS: readonly SiteField[] = Object.values(FACT_GROUPS).flat();

export const MOST_PEOPLE = 12;

export const PERSON_FIELDS: readonly SiteField[] = [
  { ...line("name"), most: 160 },
  { ...optional(line("evidence")), most: 160 },
  { ...line("line.nl"), most: 160 },
  { ...line("line.en"), most: 160 },
  { path: "photo", check: "picture" },
];

/** The start of the names of a person's fields. */
export function personPrefix(index: number): string {
  return `people-${index}-`;
}

const MOST_EUROS = 99_999;
const MOST_PRODUCTS = 100_000;
const MOST_PAGES = 99;

const euros = (name: string): SiteField => ({ path: `${name}.euros`, check: "amount", most: MOST_EUROS });
const pages = (path: string): SiteField => ({ path, check: "amount", most: MOST_PAGES });
export const isFrom = (name: string): SiteField => ({ path: `${name}.isFrom`, check: "switch" });

export const PRICE_AMOUNTS = Object.keys(shippedPrices).map(euros);
/** Empty until the owner knows them. */
export const OPEN_AMOUNTS = Object.keys(shippedOpenPrices).map(euros).map(optional);
export const SCOPE_FIELDS: readonly SiteField[] = [
  pages("starterPages.from"),
  pages("starterPages.to"),
  { path: "webshopProducts", check: "amount", most: MOST_PRODUCTS },
  optional(pages("basicPages.from")),
  optional(pages("basicPages.to")),
];

export const REVIEW_FIELDS: readonly SiteField[] = [
  { path: "asks", check: "switch" },
  { path: "publicName", check: "line", most: 60, isOptional: true },
  { path: "publicUrl", check: "link", isOptional: true },
];

/** A text in each language. */
const texts = (name: string, check: Check, most: number, isOptional = false): SiteField[] =>
  LANGUAGES.map((language) => ({ path: `${name}/${language}`, check, most, isOptional }));

/** The projects at work, as the form groups them. */
export const CASE_GROUPS = {
  about: [
    { path: "isShown", check: "switch" },
    { path: "nature", check: "choice", options: ["client", "concept"] },
    { path: "permission", check: "line", isOptional: true },
    { path: "url", check: "link", isOptional: true },
  ],
  picture: [{ path: "picture", check: "picture" }, ...texts("alt", "words", 240)],
  phone: [{ path: "phone", check: "picture" }, ...texts("phoneAlt", "words", 240, true)],
  words: [
    ...texts("title", "words", 60),
    ...texts("category", "words", 60),
    ...texts("town", "words", 60),
    ...texts("description", "story", 240),
    ...texts("lead", "story", 300),
    ...texts("question", "story", 2_000),
    ...MADE.flatMap((part) => [
      ...texts(`made${part}.title`, "words", 80, true),
      ...texts(`made${part}.text`, "story", 600, true),
    ]),
    ...texts("gain", "story", 600),
    ...texts("metaTitle", "words", 60, true),
    ...texts("metaDescription", "story", 155, true),
  ],
} as const satisfies Readonly<Record<string, readonly SiteField[]>>;

export const ARTICLE_TEXT_LENGTH = 40_000;

/** An article, as its form groups it. English texts are needed only of an article that is translated. */
export const ARTICLE_GROUPS = {
  about: [
    { path: "isShown", check: "switch" },
    { path: "isTranslated", check: "switch" },
    { path: "published", check: "day", isOptional: true },
    { path: "category", check: "choice", options: ARTICLE_CATEGORIES },
  ],
  words: [
    ...texts("title", "words", 110, true),
    ...texts("excerpt", "story", 300, true),
    ...texts("text", "markdown", ARTICLE_TEXT_LENGTH, true),
    ...texts("metaTitle", "words", 60, true),
    ...texts("metaDescription", "story", 155, true),
  ],
  picture: [
    { path: "picture", check: "picture" },
    { path: "cover", check: "choice", options: COVERS },
    ...texts("alt", "words", 240, true),
  ],
} as const satisfies Readonly<Record<string, readonly SiteField[]>>;

/** Pictures in the text of an article. */
export const MOST_PICTURES = 12;
export const PICTURES_IN_TEXT = Array.from({ length: MOST_PICTURES }, (_, index) => `inText-${index}`);

export const QUESTION_LENGTHS = { question: 120, answer: 1_000 };
