import { en } from "~/content/go-live/en";
import { nl } from "~/content/go-live/nl";
import { fill } from "~/lib/fill";
import type { Language } from "~/lib/language/language";
import { placeholders } from "./placeholders";
import { checkSettings, type Settings } from "./settings-items";

const WORDS = { nl, en };

/** The parts of the list, in order. */
export const GROUPS = ["facts", "claims", "samples", "address", "mail", "meta", "secrets"] as const;
export type Group = (typeof GROUPS)[number];

/** Something that has to be right before the site goes live. */
export interface GoLiveItem extends OpenItem {
  group: Group;
  /** Its name, if it has one: the path of a fact, or the name of a setting. */
  name: string | null;
  /** `optional`: it is missing, and need not be there. */
  state: "open" | "done" | "optional";
}

/** Something that the owner still has to fill in or prove. */
export interface OpenItem {
  /** The file or the variable to change, with the place in it. */
  where: string;
  /** The problem, in words. */
  what: string;
}

interface Claim {
  value: unknown;
  /** The claim in words, if its value has none. */
  says?: unknown;
  /** What proves it; empty when nothing does yet. */
  evidence: string;
}

/** A piece of sample content that visitors see. */
export interface Sample {
  where: string;
  title: string;
}

export interface GoLiveSubject {
  business: { claims: Readonly<Record<string, Claim>> };
  samples: readonly Sample[];
  settings: Settings;
}

/** What is still open before the site can go live, in `language`; empty when nothing is. */
export function openItems(subject: GoLiveSubject, language: Language): OpenItem[] {
  return goLiveItems(subject, language)
    .filter(({ state }) => state === "open")
    .map(({ where, what }) => ({ where, what }));
}

function sayExample(value: unknown, { placeholder, setting }: (typeof WORDS)[Language]): string {
  return value === "" ? setting.missing : fill(placeholder, { value: String(value) });
}

/** Everything that has to be right before the site can go live, in `language`, and whether it is. */
export function goLiveItems({ business, samples, settings }: GoLiveSubject, language: Language): GoLiveItem[] {
  const words = WORDS[language];
  const inFile = (path: string) => `app/content/business.ts: ${path}`;
  return [
    ...Object.entries(placeholders).map(([path, example]): GoLiveItem => {
      const value = valueAt(business, path);
      const isOpen = value === example;
      return {
        group: "facts",
        name: path,
        where: inFile(path),
        what: isOpen ? sayExample(value, words) : String(value),
        state: isOpen ? "open" : "done",
      };
    }),
    ...Object.entries(business.claims).map(([name, { value, says = value, evidence }]): GoLiveItem => {
      const [claim, proof] = [sayClaim(says, language), evidence.trim()];
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

function noSamples(what: string): GoLiveItem {
  return { group: "samples", name: null, where: "app/content/portfolio", what, state: "done" };
}

function valueAt(value: unknown, path: string): unknown {
  return path.split(".").reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], value);
}

function sayClaim(value: unknown, language: Language): string {
  return typeof value === "object" && value !== null
    ? String((value as Record<string, unknown>)[language])
    : String(value);
}
