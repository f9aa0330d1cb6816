import { en } from "~/content/desk/go-live/en";
import { nl } from "~/content/desk/go-live/nl";
import type { Picture } from "~/content/picture";
import { placeholders, valueAt } from "~/content/placeholders";
import type { OpenPriceName } from "~/content/price-name";
import { shownReviews } from "~/content/reviews";
import type { Language } from "~/lib/language/language";
import { fill } from "~/lib/text/fill";
import { formatCount } from "~/lib/text/number-format";
import { SITE_PATHS } from "../site/paths";
import { FACT_FIELDS } from "../site/site-fields";
import { checkSettings, type Settings } from "./settings-items";

const WORDS = { nl, en };

export const GROUPS = ["facts", "claims", "samples", "address", "mail", "meta", "secrets"] as const;
export type Group = (typeof GROUPS)[number];

export interface GoLiveItem extends OpenItem {
  group: Group;
  name: string | null;
  /** `optional`: it is missing, and need not be there. */
  state: "open" | "done" | "optional";
}

export interface OpenItem {
  where: string;
  what: string;
}

interface Shown {
  name: string;
  evidence: string;
}

interface Claim {
  value: unknown;
  /** Words of a claim that has a value without words. */
  says?: unknown;
  evidence: string;
}

export interface Sample {
  where: string;
  title: string;
}

export interface GoLiveSubject {
  business: {
    claims: Readonly<Record<string, Claim>>;
    people: readonly (Shown & { photo: Picture | null })[];
    owner: { portrait: Picture | null; evidence: string };
    reviews: readonly (Shown & { permission: boolean; sourceUrl: string })[];
  };
  /** Amounts and numbers of the price list that only the owner knows, by name; 0 until they are filled in. */
  prices: Readonly<Record<OpenPriceName | "basicPages", number>>;
  samples: readonly Sample[];
  settings: Settings;
}

export function openItems(subject: GoLiveSubject, language: Language): OpenItem[] {
  return goLiveItems(subject, language)
    .filter(({ state }) => state === "open")
    .map(({ where, what }) => ({ where, what }));
}

/** Null when the site can open. */
export function presentOpen(items: readonly GoLiveItem[], language: Language): string | null {
  const open = items.filter(({ state }) => state === "open").length;
  const { one, more } = WORDS[language].dashboard;
  if (open === 0) return null;
  return open === 1 ? one : fill(more, { count: formatCount(open, language) });
}

function presentExample(value: unknown, { placeholder, setting }: (typeof WORDS)[Language]): string {
  return value === "" || value === 0 ? setting.missing : fill(placeholder, { value: String(value) });
}

export function goLiveItems({ business, prices, samples, settings }: GoLiveSubject, language: Language): GoLiveItem[] {
  const words = WORDS[language];
  const inFile = (path: string) =>
    isAtDesk(path) ? `${SITE_PATHS.facts}: ${path}` : `app/content/business.ts: ${path}`;
  return [
    ...Object.entries(placeholders).map(([path, example]): GoLiveItem => {
      const value = valueAt(business, path);
      const isOpen = value === example;
      return {
        group: "facts",
        name: path,
        where: inFile(path),
        what: isOpen ? presentExample(value, words) : String(value),
        state: isOpen ? "open" : "done",
      };
    }),
    ...Object.entries(prices).map(
      ([name, value]): GoLiveItem => ({
        group: "facts",
        name: `prices.${name}`,
        where: `${SITE_PATHS.prices}: ${name}`,
        what: value === 0 ? words.setting.missing : String(value),
        state: value === 0 ? "open" : "done",
      }),
    ),
    portraitItem(business.owner, words),
    ...shownItems("people", business.people, ({ photo }) => photo !== null, words),
    ...shownItems("reviews", business.reviews, (review) => shownReviews([review]).length > 0, words),
    ...Object.entries(business.claims).map(([name, { value, says = value, evidence, ...rest }]): GoLiveItem => {
      const isComplete = Object.values(rest).every(isFilledIn);
      const [claim, proof] = [presentClaim(says, language), isComplete ? evidence.trim() : ""];
      return {
        group: "claims",
        name: null,
        where: inFile(`claims.${name}`),
        what: proof ? fill(words.proven, { value: claim, evidence: proof }) : fill(words.unproven, { value: claim }),
        state: proof ? "done" : "open",
      };
    }),
    ...samples.map(
      ({ where, title }): GoLiveItem => ({
        group: "samples",
        name: null,
        where,
        what: fill(words.sample, { value: title }),
        state: "open",
      }),
    ),
    ...(samples.length > 0 ? [] : [noSamples(words.noSamples)]),
    ...checkSettings(settings, words),
  ];
}

/** True if the owner can fill it in without a programmer. */
function isAtDesk(path: string): boolean {
  const name = path.replace(/^claims\./, "");
  return FACT_FIELDS.some((field) => field.path === name || field.path.startsWith(`${name}.`));
}

function isFilledIn(part: unknown): boolean {
  if (typeof part === "object" && part !== null) return Object.values(part).every(isFilledIn);
  return part !== "" && part !== 0;
}

function portraitItem(
  { portrait, evidence }: GoLiveSubject["business"]["owner"],
  { owner, setting }: (typeof WORDS)[Language],
): GoLiveItem {
  const isDone = portrait !== null && evidence.trim() !== "";
  const what = isDone ? evidence : portrait ? owner.portrait.incomplete : setting.missing;
  return {
    group: "facts",
    name: "owner.portrait",
    where: `${SITE_PATHS.facts}: owner.portrait`,
    what,
    state: isDone ? "done" : "open",
  };
}

/** Missing as a whole, or each that lacks something. */
function shownItems<T extends Shown>(
  name: "people" | "reviews",
  all: readonly T[],
  isComplete: (one: T) => boolean,
  { owner }: (typeof WORDS)[Language],
): GoLiveItem[] {
  const item = (state: GoLiveItem["state"], what: string): GoLiveItem => ({
    group: "facts",
    name,
    where: name === "people" ? `${SITE_PATHS.facts}: ${name}` : `app/content/business.ts: ${name}`,
    what,
    state,
  });
  if (all.length === 0) return [item("open", owner[name].missing)];
  return all.map((one) => {
    const isDone = one.evidence.trim() !== "" && isComplete(one);
    return item(isDone ? "done" : "open", isDone ? one.name : fill(owner[name].incomplete, { name: one.name }));
  });
}

function noSamples(what: string): GoLiveItem {
  return { group: "samples", name: null, where: "app/content/site/portfolio", what, state: "done" };
}

function presentClaim(value: unknown, language: Language): string {
  return typeof value === "object" && value !== null
    ? String((value as Record<string, unknown>)[language])
    : String(value);
}
