import type { ArticleText } from "~/content/site/articles/article-values";

/** Where the text of an article is drawn while it is typed. */
export const ARTICLE_TEXT_PATH = "/api/desk/article-text";

/** In its text. */
export const MOST_PICTURES = 12;

export function pictureInText(index: number): string {
  return `inText-${index}`;
}

/** Characters, and whether lines are kept. */
export const ARTICLE_BOUNDS: Readonly<Record<ArticleText, { most: number; isLong: boolean }>> = {
  title: { most: 110, isLong: false },
  excerpt: { most: 300, isLong: true },
  text: { most: 40_000, isLong: true },
  alt: { most: 240, isLong: false },
  metaTitle: { most: 60, isLong: false },
  metaDescription: { most: 155, isLong: true },
};
