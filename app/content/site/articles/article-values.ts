import type { Picture } from "~/content/picture";
import { LANGUAGES, type Language } from "~/lib/language/language";
import type { ArticleCategory, ArticleFront, CoverName } from "./article";

/** The kind of content of an article is this, a dot and its id. */
export const ARTICLES = "articles";

export const ARTICLE_TEXTS = ["title", "excerpt", "text", "alt", "metaTitle", "metaDescription"] as const;
export type ArticleText = (typeof ARTICLE_TEXTS)[number];

export const ARTICLE_CATEGORIES = ["costs", "customers", "preparation"] as const satisfies readonly ArticleCategory[];
export const COVERS = [
  "tag",
  "streets",
  "window",
  "swatches",
  "bag",
  "paragraph",
] as const satisfies readonly CoverName[];

/** The values of an article, by name. */
export type ArticleValues = Readonly<
  Record<`${ArticleText}/${Language}`, string> & {
    isShown: boolean;
    /** True if there is an English one; if not, its English page says so. */
    isTranslated: boolean;
    category: ArticleCategory;
    /** A drawing, where there is no picture. */
    cover: CoverName;
    picture: Picture | null;
    /** Those that its text may show. */
    pictures: readonly Picture[];
    /** `YYYY-MM-DD`: from that day on it is on the site. */
    published: string;
    /** The day of the desk's last change; empty as it ships. */
    updated: string;
  }
>;

const blankTexts = ARTICLE_TEXTS.flatMap((name) => LANGUAGES.map((language) => [`${name}/${language}`, ""] as const));

/** An article that does not ship, before anything is known of it. */
export const BLANK_ARTICLE = {
  ...Object.fromEntries(blankTexts),
  isShown: true,
  isTranslated: true,
  category: "customers",
  cover: "window",
  picture: null,
  pictures: [] as readonly Picture[],
  published: "",
  updated: "",
} as ArticleValues;

/** The values of an article that ships. `text` is empty: the text that ships stays until the desk writes another. */
export function shippedValues(fronts: Record<Language, ArticleFront>): ArticleValues {
  const { category, cover, published } = fronts.nl;
  const texts = LANGUAGES.flatMap((language) => {
    const { title, excerpt, meta } = fronts[language];
    const said = { title, excerpt, metaTitle: meta.title, metaDescription: meta.description };
    return Object.entries(said).map(([name, text]) => [`${name}/${language}`, text] as const);
  });
  return { ...BLANK_ARTICLE, ...Object.fromEntries(texts), category, cover, published };
}

/** The languages that it is written in. */
export function languagesOf({ isTranslated }: Pick<ArticleValues, "isTranslated">): readonly Language[] {
  return isTranslated ? LANGUAGES : ["nl"];
}

/** True if nothing is missing that lists and its page show. */
export function isWholeArticle(values: ArticleValues, isShipped: boolean): boolean {
  const needed = [
    "title",
    "excerpt",
    ...(isShipped ? [] : ["text" as const]),
    ...(values.picture ? ["alt" as const] : []),
  ];
  const isSaid = (name: string, language: Language) => values[`${name as ArticleText}/${language}`] !== "";
  return (
    values.published !== "" && languagesOf(values).every((language) => needed.every((name) => isSaid(name, language)))
  );
}
