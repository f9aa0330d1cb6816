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
import { DERIVED_FACTS, FACT_FIELDS } from "../site/site-fields";
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
export function presentOpen(
  items: readonly GoLiveItem[],
  language: Language,
): { sentence: string; left: string } | null {
  const open = items.filter(({ state }) => state === "open").length;
  if (open === 0) return null;
  const { one, more, left } = WORDS[language].dashboard;
  const count = { count: formatCount(open, language) };
  return { sentence: open === 1 ? one : fill(more, count), left: fill(left, count) };
}

function presentExample(value: unknown, { placeholder, setting }: (typeof WORDS)[Language]): string {
  return value === "" || value === 0 ? setting.missing : fill(placeholder, { value: String(value) });
}

export function goLiveItems({ business, prices, samples, settings }: GoLiveSubject, language: Language): GoLiveItem[] {
  const words = WORDS[language];
  const inFile = (path: string) =>
    isAtDesk(path) ? `${SITE_PATHS.facts}: ${path}` : `app/content/business.ts: ${path}`;
  return [
    ...Object.entries(placeholders).map(([path, example]) => {
      const value = valueAt(business, path);
      const isOpen = value === example;
      const what = isOpen ? presentExample(value, words) : String(value);
      return goLiveItem("facts", path, inFile(path), what, !isOpen);
    }),
    ...Object.entries(prices).map(([name, value]) => {
      const what = value === 0 ? words.setting.missing : String(value);
      return goLiveItem("facts", `prices.${name}`, `${SITE_PATHS.prices}: ${name}`, what, value !== 0);
    }),
    portraitItem(business.owner, words),
    ...shownItems("people", business.people, ({ photo }) => photo !== null, words),
    ...shownItems("reviews", business.reviews, (review) => shownReviews([review]).length > 0, words),
    ...Object.entries(business.claims).map(([name, { value, says = value, evidence, ...rest }]) => {
      const isComplete = Object.values(rest).every(isFilledIn);
      const [claim, proof] = [presentClaim(says, language), isComplete ? evidence.trim() : ""];
      const what = fill(proof ? words.proven : words.unproven, { value: claim, evidence: proof });
      return goLiveItem("claims", null, inFile(`claims.${name}`), what, proof !== "");
    }),
    ...samples.map(({ where, title }) =>
      goLiveItem("samples", null, where, fill(words.sample, { value: title }), false),
    ),
    ...(samples.length > 0 ? [] : [goLiveItem("samples", null, "app/content/site/portfolio", words.noSamples, true)]),
    ...checkSettings(settings, words),
  ];
}

/** True if the owner can fill it in without a programmer. */
function isAtDesk(path: string): boolean {
  const name = path.replace(/^claims\./, "");
  return (
    DERIVED_FACTS.includes(name) ||
    FACT_FIELDS.some((field) => field.path === name || field.path.startsWith(`${name}.`))
  );
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
  return goLiveItem("facts", "owner.portrait", `${SITE_PATHS.facts}: owner.portrait`, what, isDone);
}

/** Missing as a whole, or each that lacks something. */
function shownItems<T extends Shown>(
  name: "people" | "reviews",
  all: readonly T[],
  isComplete: (one: T) => boolean,
  { owner }: (typeof WORDS)[Language],
): GoLiveItem[] {
  const where = name === "people" ? `${SITE_PATHS.facts}: ${name}` : `app/content/business.ts: ${name}`;
  if (all.length === 0) return [goLiveItem("facts", name, where, owner[name].missing, false)];
  return all.map((one) => {
    const isDone = one.evidence.trim() !== "" && isComplete(one);
    const what = isDone ? one.name : fill(owner[name].incomplete, { name: one.name });
    return goLiveItem("facts", name, where, what, isDone);
  });
}

function goLiveItem(group: Group, name: string | null, where: string, what: string, isDone: boolean): GoLiveItem {
  return { group, name, where, what, state: isDone ? "done" : "open" };
}

function presentClaim(value: unknown, language: Language): string {
  return typeof value === "object" && value !== null
    ? String((value as Record<string, unknown>)[language])
    : String(value);
}
