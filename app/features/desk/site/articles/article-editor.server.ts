import * as z from "zod/mini";
import { addressAt } from "~/content/addresses.server";
import type { Picture } from "~/content/picture";
import { shippedMarkdown } from "~/content/site/articles/article-markdown.server";
import { ARTICLES } from "~/content/site/articles/article-values";
import {
  allArticles,
  articles,
  defaultArticle,
  languageOf,
  shippedArticles,
} from "~/content/site/articles/articles.server";
import { articleFacts } from "~/features/articles/article-words.server";
import { markdownParts } from "~/features/articles/markdown.server";
import { LANGUAGES } from "~/lib/language/language";
import { fill } from "~/lib/text/fill";
import { tidyText } from "~/lib/text/tidy-text";
import { dayAt } from "~/lib/time/clock";
import { isSame, type Values } from "~/platform/site-content/content-kind";
import { declareEditor, type Reading } from "../declare-editor.server";
import { NEW } from "../paths";
import { pictureField, picturesSchema, readPicture } from "../pictures/picture-schema.server";
import type { Fields, SiteEditor } from "../site-editor";
import { ARTICLE_GROUPS, MOST_PICTURES, PICTURES_IN_TEXT } from "../site-fields";

const fields = Object.values(ARTICLE_GROUPS).flat();

export function articleEditor(id: string): SiteEditor {
  const isShipped = shippedArticles.has(id);
  const editor = declareEditor({
    id: `${ARTICLES}.${id}`,
    shipped: defaultArticle(id),
    fields,
    schemas: { pictures: picturesSchema.check(z.maxLength(MOST_PICTURES)) },
    facts: articleFacts,
    isNeeded: (path, { isTranslated, picture = "" }) => {
      const [name, language] = path.split("/");
      const isTold = language === "nl" || (language === "en" && isTranslated === "on");
      if (name === "text") return isTold && !isShipped;
      return isTold && (name === "title" || name === "excerpt" || (name === "alt" && picture !== ""));
    },
    more: (values) => moreFields(id, values),
    morePictures: PICTURES_IN_TEXT,
    complete: (reading) => complete(id, reading),
    title: (language) => {
      const values = allArticles().find((article) => article.id === id)?.values;
      if (!values) return "";
      const own = languageOf(values, language);
      return fill(values[`title/${own}`], articleFacts(own));
    },
    present: (name, value, { articles, work, history }) => {
      if (typeof value === "boolean") return value ? articles.yes : articles.no;
      if (Array.isArray(value)) return value.length > 0 ? String(value.length) : work.none;
      if (name === "cover") return articles.covers[value as keyof typeof articles.covers];
      if (value === "" && name.startsWith("text/") && isShipped) return history.shipped;
      return typeof value === "string" && value.length > SHOWN ? `${value.slice(0, SHOWN)}…` : null;
    },
  });
  return { ...editor, read: (typed, known, now) => editor.read(withDefaults(id, typed, now), known, now) };
}

/** Characters of a text in the history. */
const SHOWN = 120;

/** A text that ships stays empty, and an article without a day is of today. */
function withDefaults(id: string, typed: Fields, now: Date): Fields {
  const ownTexts = LANGUAGES.map((language) => {
    const text = tidyText(typed[`text/${language}`] ?? "");
    return [`text/${language}`, text === shippedMarkdown(id, language) ? "" : text];
  });
  return { ...typed, ...Object.fromEntries(ownTexts), published: typed.published || dayAt(now) };
}

function moreFields(id: string, values: Values): Fields {
  const texts = LANGUAGES.map((language) => {
    const name = `text/${language}`;
    return [name, values[name] || shippedMarkdown(id, language)];
  });
  const pictures = (values.pictures as Picture[]).map((each, index) => [PICTURES_IN_TEXT[index], pictureField(each)]);
  return Object.fromEntries([...texts, ...pictures]);
}

function complete(id: string, { typed, values, errors, known, now }: Reading): void {
  const pictures = PICTURES_IN_TEXT.flatMap((name) => readPicture(typed[name] ?? "") ?? []);
  values.pictures = pictures;
  for (const name of LANGUAGES.map((language) => `text/${language}`)) {
    const { links, images } = markdownParts(String(values[name]));
    if (links.some((link) => !leadsSomewhere(link))) errors[name] ??= "link";
    else if (images.some(({ src }) => pictures.every((each) => each.src !== src))) errors[name] ??= "image";
  }
  // A title without a letter or digit has no address.
  if (id === NEW) errors["title/nl"] ??= "letters";
  if (!values.isShown && articles().every((article) => article.id === id)) errors.isShown = "last";
  if (!isSame(values, known)) values.updated = [dayAt(now), String(values.published)].sort().at(-1);
}

function leadsSomewhere(link: string): boolean {
  if (link.startsWith("/")) return addressAt(link.split(/[?#]/)[0] ?? "") !== undefined;
  return /^(https:\/\/[^/\s]+\.|mailto:[^@\s]+@|tel:\+?\d)/.test(link);
}
