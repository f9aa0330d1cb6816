import type { ComponentType } from "react";
import { type PageId, pages, pathOf } from "~/content/pages";
import type { PerLanguage } from "~/lib/language/language";
import type { ArticleFront } from "./article";

/** The words of an article, rendered with the components that replace its elements. */
export type ArticleWords = ComponentType<{ components: Readonly<Record<string, ComponentType<never>>> }>;

interface ArticleFile {
  frontmatter: ArticleFront;
  default: ArticleWords;
}

export interface Article {
  /** The number at the start of its folder's name: articles are numbered in order of publication. */
  id: string;
  files: PerLanguage<ArticleFile>;
}

const files: Record<string, ArticleFile> = import.meta.glob("./*/{nl,en}.mdx", { eager: true });
const folders = new Set(Object.keys(files).map((file) => file.slice(0, file.lastIndexOf("/"))));

/** Every article, newest first: read from the folders beside this file, which are named `{number}-{subject}`. */
export const articles: readonly Article[] = [...folders].map(readArticle).sort((a, b) => Number(b.id) - Number(a.id));

/** The bare address that an article's action leads to. */
export function actionPath({ to }: ArticleFront["action"]): string {
  return isPageId(to) ? pathOf(to) : to;
}

function isPageId(to: ArticleFront["action"]["to"]): to is PageId {
  return pages.some(({ id }) => id === to);
}

function readArticle(folder: string): Article {
  const id = /^\.\/(\d+)-/.exec(folder)?.[1];
  const nl = files[`${folder}/nl.mdx`];
  const en = files[`${folder}/en.mdx`];
  if (!id || !nl || !en) throw new Error(`No number, nl.mdx or en.mdx: ${folder}`);
  return { id, files: { nl, en } };
}
