import type { ComponentType } from "react";
import { currentChanges, perHour, previewedKind } from "~/content/current";
import { type PageId, pages, pathOf } from "~/content/pages";
import { blogCopy } from "~/content/site/page-copies.server";
import type { Language, PerLanguage } from "~/lib/language/language";
import { dayAt } from "~/lib/time/clock";
import type { ArticleFront } from "./article";
import {
  ARTICLES,
  type ArticleValues,
  BLANK_ARTICLE,
  isWholeArticle,
  languagesOf,
  shippedValues,
} from "./article-values";

/** The words of an article that ships, rendered with the components that replace its elements. */
export type ArticleWords = ComponentType<{ components: Readonly<Record<string, ComponentType<never>>> }>;

interface ArticleFile {
  frontmatter: ArticleFront;
  default: ArticleWords;
}

export interface Article {
  /** The number at the start of the folder's name for an article that ships, a slug for another. */
  id: string;
  values: ArticleValues;
  shipped: PerLanguage<ArticleFile> | null;
}

const files: Record<string, ArticleFile> = import.meta.glob("./*/{nl,en}.mdx", { eager: true });
const folders = new Set(Object.keys(files).map((file) => file.slice(0, file.lastIndexOf("/"))));

/** Read from the folders beside this file, which are named `{number}-{subject}`. */
export const shippedArticles: ReadonlyMap<string, PerLanguage<ArticleFile>> = new Map([...folders].map(readFolder));

const shippedDefaults = new Map(
  [...shippedArticles].map(([id, { nl, en }]) => [id, shippedValues({ nl: nl.frontmatter, en: en.frontmatter })]),
);

/** The article that ships, or a blank one. */
export function defaultArticle(id: string): ArticleValues {
  return shippedDefaults.get(id) ?? BLANK_ARTICLE;
}

/** Every article, newest first: also those that are hidden, or of a day to come. */
export function allArticles(): Article[] {
  const changes = currentChanges();
  const own = Object.keys(changes).flatMap((kind) =>
    kind.startsWith(`${ARTICLES}.`) ? [kind.slice(ARTICLES.length + 1)] : [],
  );
  return [...new Set([...shippedArticles.keys(), ...own])]
    .map((id) => ({
      id,
      values: { ...defaultArticle(id), ...changes[`${ARTICLES}.${id}`] },
      shipped: shippedArticles.get(id) ?? null,
    }))
    .sort((one, other) => compare(other, one));
}

function compare(one: Article, other: Article): number {
  const days = one.values.published.localeCompare(other.values.published);
  return days || one.id.localeCompare(other.id, "en", { numeric: true });
}

/** Those of visitors, newest first; in a preview, also what is previewed. */
export const articles = perHour((): readonly Article[] => {
  const today = dayAt(new Date());
  return allArticles().filter(({ id, values, shipped }) => {
    const isDue = (values.isShown && values.published <= today) || previewedKind() === `${ARTICLES}.${id}`;
    return isDue && isWholeArticle(values, shipped !== null);
  });
});

/** The front matter, without facts filled in; the Dutch one where it is not translated. */
export function frontOf({ values, shipped }: Article, asked: Language): ArticleFront {
  const language = languageOf(values, asked);
  const text = (name: "title" | "excerpt" | "metaTitle" | "metaDescription") => values[`${name}/${language}`];
  const { category, cover, published } = values;
  return {
    ...{ title: text("title"), excerpt: text("excerpt"), category, cover, published },
    updated: values.updated || (shipped?.[language].frontmatter.updated ?? published),
    meta: {
      title: text("metaTitle") || `${text("title")} | {name}`,
      description: text("metaDescription") || text("excerpt"),
    },
    action: shipped?.[language].frontmatter.action ?? { to: "contact", ...blogCopy[asked].ask },
  };
}

export function languageOf(values: ArticleValues, asked: Language): Language {
  return languagesOf(values).includes(asked) ? asked : "nl";
}

/** The bare address that an article's action leads to. */
export function actionPath({ to }: ArticleFront["action"]): string {
  return isPageId(to) ? pathOf(to) : to;
}

function isPageId(to: ArticleFront["action"]["to"]): to is PageId {
  return pages.some(({ id }) => id === to);
}

function readFolder(folder: string): [string, PerLanguage<ArticleFile>] {
  const id = /^\.\/(\d+)-/.exec(folder)?.[1];
  const nl = files[`${folder}/nl.mdx`];
  const en = files[`${folder}/en.mdx`];
  if (!id || !nl || !en) throw new Error(`No number, nl.mdx or en.mdx: ${folder}`);
  return [id, { nl, en }];
}
