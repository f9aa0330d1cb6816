import * as z from "zod/mini";
import { addressAt } from "~/content/addresses.server";
import type { Picture } from "~/content/picture";
import { shippedMarkdown } from "~/content/site/articles/article-markdown.server";
import {
  ARTICLE_CATEGORIES,
  ARTICLE_TEXTS,
  ARTICLES,
  type ArticleText,
  COVERS,
} from "~/content/site/articles/article-values";
import {
  allArticles,
  articles,
  defaultArticle,
  languageOf,
  shippedArticles,
} from "~/content/site/articles/articles.server";
import { articleFacts } from "~/features/articles/article-words.server";
import { markdownParts } from "~/features/articles/markdown.server";
import { LANGUAGES, type Language } from "~/lib/language/language";
import { fill } from "~/lib/text/fill";
import { tidyText } from "~/lib/text/tidy-text";
import { dayAt } from "~/lib/time/clock";
import { isDay } from "~/lib/time/zoned-time.server";
import { type ContentKind, isSame, type Values } from "~/platform/site-content/content-kind";
import { NEW } from "../paths";
import { pictureField, pictureSchema, picturesSchema, readPicture } from "../pictures/picture-schema.server";
import type { Fields, ReadForm, SiteEditor } from "../site-editor";
import { isShowable, manyLines, oneLine, textProblem } from "../text-problem.server";
import { ARTICLE_BOUNDS, MOST_PICTURES, pictureInText } from "./article-bounds";

const inText = Array.from({ length: MOST_PICTURES }, (_, index) => pictureInText(index));
const day = z.union([z.literal(""), z.string().check(z.refine(isDay))]);
const texts = ARTICLE_TEXTS.flatMap((name) => LANGUAGES.map((language) => ({ name, language })));

const schemas: ContentKind["schemas"] = {
  isShown: z.boolean(),
  isTranslated: z.boolean(),
  category: z.enum(ARTICLE_CATEGORIES),
  cover: z.enum(COVERS),
  picture: pictureSchema,
  pictures: picturesSchema.check(z.maxLength(MOST_PICTURES)),
  published: day,
  updated: day,
  ...Object.fromEntries(
    texts.map(({ name, language }) => [
      `${name}/${language}`,
      z.string().check(z.refine((text) => isShowable(problemOf(name, text, language, false)))),
    ]),
  ),
};

export function articleEditor(id: string): SiteEditor {
  return {
    kind: { id: `${ARTICLES}.${id}`, shipped: defaultArticle(id), schemas },
    pictures: ["picture", ...inText],
    fieldsOf: ({ isShown, isTranslated, picture, pictures, ...others }) => ({
      ...Object.fromEntries(Object.entries(others).map(([name, value]) => [name, String(value)])),
      ...Object.fromEntries(
        LANGUAGES.map((language) => [`text/${language}`, others[`text/${language}`] || shippedMarkdown(id, language)]),
      ),
      isShown: isShown ? "on" : "",
      isTranslated: isTranslated ? "on" : "",
      picture: pictureField(picture),
      ...Object.fromEntries((pictures as Picture[]).map((each, index) => [pictureInText(index), pictureField(each)])),
    }),
    read: (fields, known, now) => readArticle(id, fields, known, now),
    problems: ({ articles }) => articles.problems,
    name: (name, { articles, work }) => {
      const [bare = "", language] = name.split("/");
      const said = (articles.names as Readonly<Record<string, string>>)[bare] ?? bare;
      return language ? `${said} (${work.languages[language as Language]})` : said;
    },
    title: (language) => {
      const values = allArticles().find((article) => article.id === id)?.values;
      if (!values) return "";
      const own = languageOf(values, language);
      return fill(values[`title/${own}`], articleFacts(own));
    },
    present: (name, value, { articles, work, history }) => {
      if (typeof value === "boolean") return value ? articles.yes : articles.no;
      if (Array.isArray(value)) return value.length > 0 ? String(value.length) : work.none;
      if (typeof value === "object") return value ? work.uploaded : work.none;
      const said = String(value);
      if (name === "cover") return (articles.covers as Readonly<Record<string, string>>)[said] ?? said;
      if (said === "") return name.startsWith("text/") && shippedArticles.has(id) ? history.shipped : work.none;
      return said.length > SHOWN ? `${said.slice(0, SHOWN)}…` : said;
    },
  };
}

/** Of a text, in the history. */
const SHOWN = 120;

function readArticle(id: string, fields: Fields, known: Values, now: Date): ReadForm {
  const errors: Record<string, string> = {};
  const isShipped = shippedArticles.has(id);
  const picture = readPicture(fields.picture ?? "");
  const pictures = inText.flatMap((name) => readPicture(fields[name] ?? "") ?? []);
  const isTranslated = fields.isTranslated === "on";
  const read: Record<string, unknown> = {
    ...{ picture, pictures, isTranslated, isShown: fields.isShown === "on" },
    category: ARTICLE_CATEGORIES.find((each) => each === fields.category) ?? known.category,
    cover: COVERS.find((each) => each === fields.cover) ?? known.cover,
    published: fields.published || dayAt(now),
  };
  const needed: Readonly<Record<ArticleText, boolean>> = {
    ...{ title: true, excerpt: true, text: !isShipped, alt: picture !== null },
    ...{ metaTitle: false, metaDescription: false },
  };
  for (const { name, language } of texts) {
    const field = `${name}/${language}`;
    const typed = fields[field] ?? "";
    const { isLong } = ARTICLE_BOUNDS[name];
    const text = name === "text" ? ownText(id, language, typed) : (isLong ? manyLines : oneLine)(typed);
    const problem = problemOf(name, text, language, needed[name] && (language === "nl" || isTranslated));
    if (problem) errors[field] = problem;
    else if (name === "text") {
      const { links, images } = markdownParts(text);
      if (links.some((link) => !leadsSomewhere(link))) errors[field] = "link";
      else if (images.some(({ src }) => pictures.every((each) => each.src !== src))) errors[field] = "image";
    }
    read[field] = text;
  }
  if (!isDay(String(read.published))) errors.published = "day";
  // Without a letter or digit it would have no address.
  if (id === NEW) errors["title/nl"] ??= "letters";
  if (!read.isShown && articles().every((article) => article.id === id)) errors.isShown = "last";
  const values = { ...known, ...read };
  const updated = [dayAt(now), String(read.published)].sort().at(-1);
  return { values: isSame(values, known) ? known : { ...values, updated }, errors };
}

/** Empty as long as it is the one that ships. */
function ownText(id: string, language: Language, typed: string): string {
  const text = tidyText(typed);
  return text === shippedMarkdown(id, language) ? "" : text;
}

function problemOf(name: ArticleText, text: string, language: Language, isNeeded: boolean) {
  const { most } = ARTICLE_BOUNDS[name];
  const known = articleFacts(language);
  if (name !== "text") return textProblem(text, { language, most, isNeeded, known });
  const { hasHtml, images } = markdownParts(text);
  if (hasHtml) return "html";
  if (images.some(({ alt }) => alt.trim() === "")) return "imageAlt";
  // Signs that mean something in Markdown.
  return textProblem(
    text
      .replaceAll("\t", "  ")
      .replaceAll(">", " ")
      .replaceAll(/<(?=[\s\d=])/g, " "),
    {
      ...{ language, most, isNeeded, known },
    },
  );
}

function leadsSomewhere(link: string): boolean {
  if (link.startsWith("/")) return addressAt(link.split(/[?#]/)[0] ?? "") !== undefined;
  return /^(https:\/\/[^/\s]+\.|mailto:[^@\s]+@|tel:\+?\d)/.test(link);
}
