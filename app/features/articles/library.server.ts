import type { ArticleLinks } from "~/components/sections/article-parts";
import { perHour } from "~/content/current";
import { pathOf } from "~/content/pages";
import type { ArticleFront, ArticleSummary } from "~/content/site/articles/article";
import { type Article, articles, frontOf as bareFrontOf, languageOf } from "~/content/site/articles/articles.server";
import { englishPath, type Language } from "~/lib/language/language";
import { shareImagePath } from "~/lib/seo/page-meta";
import { fill } from "~/lib/text/fill";
import { articleFacts, contentsOf, readingMinutes, renderWords, writeText } from "./article-words.server";

const RELATED = 2;

export interface OpenArticle extends ArticleFront {
  id: string;
  html: string;
  contents: { id: string; title: string }[];
  minutes: number;
  picture: ArticleSummary["picture"];
  /** The picture for sharers; null for the one that was drawn for it. */
  share: string | null;
  /** The language of its text: Dutch if it is not translated. */
  language: Language;
  isTranslated: boolean;
}

export interface ArticlePlace {
  /** The origin of its links; empty on a page of this site. */
  origin: string;
  printedOrigin: string;
  isEnglishAddress: boolean;
}

/** Rendering takes milliseconds and always gives the same result. */
const openedArticles = perHour(() => new Map<string, OpenArticle>());

export function listArticles(language: Language): ArticleSummary[] {
  return articles()
    .filter(({ values }) => values.isTranslated || language === "nl")
    .map((article) => summaryOf(article, language));
}

/** `id` is the number in its address; `undefined` if there is none. */
export function openArticle(id: string, language: Language, place: ArticlePlace): OpenArticle | undefined {
  const article = articles().find((candidate) => candidate.id === id);
  if (!article) return undefined;
  const key = JSON.stringify([id, language, place.origin, place.printedOrigin, place.isEnglishAddress]);
  const opened = openedArticles();
  const open = opened.get(key) ?? renderArticle(article, language, place);
  opened.set(key, open);
  return open;
}

function renderArticle(article: Article, language: Language, place: ArticlePlace): OpenArticle {
  const { id, values, shipped } = article;
  const own = languageOf(values, language);
  const text = values[`text/${own}`];
  const html =
    text === "" && shipped
      ? renderWords(shipped[own].default, own, linksIn(place))
      : writeText(text, own, linksIn(place), { pictures: values.pictures, origin: place.origin });
  return {
    id,
    ...frontOf(article, language),
    picture: pictureOf(article, own),
    share: values.picture?.share ?? (shipped ? null : shareImagePath(pathOf("blog"), own)),
    language: own,
    isTranslated: values.isTranslated,
    html,
    contents: contentsOf(html),
    minutes: readingMinutes(html),
  };
}

function linksIn({ origin, printedOrigin, isEnglishAddress }: ArticlePlace): ArticleLinks {
  const pathIn = (path: string) => (isEnglishAddress ? englishPath(path) : path);
  return { addressOf: (path) => origin + pathIn(path), printed: (path) => printedOrigin + pathIn(path) };
}

export function readOn(id: string, language: Language) {
  const all = listArticles(language);
  const index = all.findIndex((article) => article.id === id);
  // One that is in Dutch only is not in the English list.
  const here = all[index] ?? null;
  const distance = (article: ArticleSummary) => Math.abs(all.indexOf(article) - index);
  // The same kind first, then those that are not already linked as a neighbour.
  const rank = (article: ArticleSummary) =>
    article.category === here?.category ? 0 : distance(article) > 1 ? distance(article) : all.length;
  const related = all.filter((article) => article !== here).sort((a, b) => rank(a) - rank(b));
  return {
    newer: (here && all[index - 1]) ?? null,
    older: (here && all[index + 1]) ?? null,
    related: related.slice(0, RELATED),
  };
}

function frontOf(article: Article, language: Language): ArticleFront {
  return fill(bareFrontOf(article, language), articleFacts(languageOf(article.values, language)));
}

function summaryOf(article: Article, language: Language): ArticleSummary {
  const { title, excerpt, category, cover, published } = frontOf(article, language);
  return { id: article.id, title, excerpt, category, cover, picture: pictureOf(article, language), published };
}

function pictureOf({ values }: Article, language: Language): ArticleSummary["picture"] {
  if (!values.picture) return null;
  const { share: _share, ...picture } = values.picture;
  return { ...picture, alt: fill(values[`alt/${languageOf(values, language)}`], articleFacts(language)) };
}
