import { en } from "~/content/go-live/en";
import { nl } from "~/content/go-live/nl";
import { fill } from "~/lib/fill";
import type { Language } from "~/lib/language/language";
import { placeholders } from "./placeholders";

const WORDS = { nl, en };

/** Something that the owner must still fill in or prove. */
export interface OpenItem {
  /** The file or the variable to change, with the place in it. */
  where: string;
  /** What is the matter, in words. */
  what: string;
}

interface Claim {
  value: unknown;
  /** The claim in words, where its value has none. */
  says?: unknown;
  /** What proves it; empty when nothing does yet. */
  evidence: string;
}

/** A piece of sample content that visitors see. */
export interface Sample {
  where: string;
  title: string;
}

/** The settings without which nobody can reach the business, or gets an answer from it. */
interface Settings {
  SITE_URL: string;
  SMTP_URL?: string | undefined;
  MAIL_FROM?: string | undefined;
  OWNER_EMAIL?: string | undefined;
  GA_MEASUREMENT_ID?: string | undefined;
}

export interface GoLiveSubject {
  business: { claims: Readonly<Record<string, Claim>> };
  samples: readonly Sample[];
  settings: Settings;
}

/** What is still open before the site may go live, in `language`; empty when nothing is. */
export function openItems({ business, samples, settings }: GoLiveSubject, language: Language): OpenItem[] {
  const words = WORDS[language];
  const inFile = (path: string) => `app/content/business.ts: ${path}`;
  return [
    ...Object.entries(placeholders)
      .filter(([path, value]) => valueAt(business, path) === value)
      .map(([path, value]) => ({
        where: inFile(path),
        what: fill(words.placeholder, { value: JSON.stringify(value) }),
      })),
    ...Object.entries(business.claims)
      .filter(([, { evidence }]) => !evidence.trim())
      .map(([name, { value, says = value }]) => ({
        where: inFile(`claims.${name}`),
        what: fill(words.unproven, { value: sayClaim(says, language) }),
      })),
    ...samples.map(({ where, title }) => ({ where, what: fill(words.sample, { value: title }) })),
    ...openSettings(settings, words.setting),
    ...exampleSettings(settings, words.placeholder),
  ];
}

function openSettings(settings: Settings, words: (typeof nl)["setting"]): OpenItem[] {
  const isPublic =
    settings.SITE_URL.startsWith("https:") && !/localhost|127\.0\.0\.1|\.example$/.test(settings.SITE_URL);
  const required = ["SMTP_URL", "MAIL_FROM", "OWNER_EMAIL"] as const;
  return [
    ...(isPublic ? [] : [{ where: "SITE_URL", what: fill(words.notPublic, { value: settings.SITE_URL }) }]),
    ...required.filter((name) => !settings[name]).map((name) => ({ where: name, what: words.missing })),
  ];
}

/** A setting that was copied and not filled in. */
function exampleSettings({ GA_MEASUREMENT_ID: id = "" }: Settings, words: string): OpenItem[] {
  return /^G-X+$/.test(id) ? [{ where: "GA_MEASUREMENT_ID", what: fill(words, { value: id }) }] : [];
}

function valueAt(value: unknown, path: string): unknown {
  return path.split(".").reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], value);
}

function sayClaim(value: unknown, language: Language): string {
  return typeof value === "object" && value !== null
    ? String((value as Record<string, unknown>)[language])
    : String(value);
}
