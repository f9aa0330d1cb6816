import type { Picture } from "~/content/picture";
import { LANGUAGES, type Language } from "~/lib/language/language";
import type { ProjectCopy } from "./portfolio-copy";

/** The kind of content with the order of the cases; that of a case is this, a dot and its slug. */
export const WORK = "work";

/** The parts of "what we made" that a case can have. */
export const MADE = [1, 2, 3, 4] as const;

/** The texts of a case in each language, by the name of the value without the language. */
export const CASE_TEXTS = [
  "title",
  "category",
  "town",
  "description",
  "lead",
  "question",
  ...MADE.flatMap((part) => [`made${part}.title`, `made${part}.text`] as const),
  "gain",
  "alt",
  "phoneAlt",
  "metaTitle",
  "metaDescription",
] as const;
export type CaseText = (typeof CASE_TEXTS)[number];

/** The values of a case, by name. */
export type CaseValues = Readonly<
  Record<`${CaseText}/${Language}`, string> & {
    isShown: boolean;
    /** A concept for an imaginary business, or work for a client who agrees. */
    nature: "concept" | "client";
    /** The consent and its day; never shown. */
    permission: string;
    /** The website itself; empty without one. */
    url: string;
    picture: Picture | null;
    phone: Picture | null;
    /** The day of the desk's last change (`YYYY-MM-DD`); empty as it ships. */
    updated: string;
  }
>;

const blankTexts = CASE_TEXTS.flatMap((name) => LANGUAGES.map((language) => [`${name}/${language}`, ""] as const));

/** A case that does not ship, before anything is known of it. */
export const BLANK_CASE = {
  ...Object.fromEntries(blankTexts),
  isShown: true,
  nature: "client",
  permission: "",
  url: "",
  picture: null,
  phone: null,
  updated: "",
} as CaseValues;

export function shippedCase(copy: Record<Language, ProjectCopy>): CaseValues {
  const texts = LANGUAGES.flatMap((language) => {
    const { title, category, town, description, lead, question, made, gain, alt, meta } = copy[language];
    const parts = MADE.flatMap((part) => {
      const { title = "", text = "" } = made[part - 1] ?? {};
      return [[`made${part}.title`, title] as const, [`made${part}.text`, text] as const];
    });
    const said: Record<string, string> = {
      ...{ title, category, town, description, lead },
      question: question.join("\n\n"),
      ...Object.fromEntries(parts),
      gain: gain.join("\n"),
      alt: alt.desktop,
      phoneAlt: alt.phone,
      metaTitle: meta.title,
      metaDescription: meta.description,
    };
    return Object.entries(said).map(([name, text]) => [`${name}/${language}`, text] as const);
  });
  return { ...BLANK_CASE, ...Object.fromEntries(texts), nature: "concept" };
}

/** The words of a case, as its page shows them. */
export function wordsOf(values: CaseValues, language: Language) {
  const text = (name: CaseText) => values[`${name}/${language}`];
  const made = MADE.map((part) => ({ title: text(`made${part}.title`), text: text(`made${part}.text`) }));
  return {
    title: text("title"),
    category: text("category"),
    town: text("town"),
    description: text("description"),
    lead: text("lead"),
    question: partsOf(text("question"), /\n{2,}/),
    made: made.filter(({ title }) => title !== ""),
    gain: partsOf(text("gain"), /\n+/),
    alt: text("alt"),
    phoneAlt: text("phoneAlt"),
    metaTitle: text("metaTitle") || `${text("title")} | {name}`,
    metaDescription: text("metaDescription") || text("description"),
  };
}

function partsOf(text: string, between: RegExp): string[] {
  return text.split(between).filter((part) => part !== "");
}

/** True if nothing is missing that its card and its page show. */
export function isWholeCase(values: CaseValues): boolean {
  const needed = ["title", "category", "town", "description", "lead", "question", "gain", "alt"] as const;
  return LANGUAGES.every((language) => needed.every((name) => values[`${name}/${language}`] !== ""));
}
