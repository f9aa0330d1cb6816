import type { PageId } from "~/content/pages";
import type { Picture } from "~/content/picture";
import type { PageMetaCopy } from "~/lib/seo/page-meta";

/** The subject of an article; the copy of the blog has the names that readers see. */
export type ArticleCategory = "costs" | "customers" | "preparation";

/** The drawings that an article can have as its cover. */
export type CoverName = "tag" | "streets" | "window" | "swatches" | "bag" | "paragraph";

/** The front matter of an article (YAML): the same kind of copy as a page has, with facts by name. */
export interface ArticleFront {
  title: string;
  /** One or two sentences for lists, feeds and the head of the article. */
  excerpt: string;
  category: ArticleCategory;
  cover: CoverName;
  /** `YYYY-MM-DD` */
  published: string;
  updated: string;
  /** Texts for search engines and sharers; at most 60 and 155 characters. */
  meta: { title: string; description: string };
  /** The goal of a reader who has read enough: a page, or the path of a local landing page. */
  action: { to: PageId | `/${string}`; title: string; text: string; button: string };
}

/** An article as lists show it. */
export interface ArticleSummary {
  id: string;
  title: string;
  excerpt: string;
  category: ArticleCategory;
  cover: CoverName;
  /** A picture in place of the drawing. */
  picture: (Omit<Picture, "share"> & { alt: string }) | null;
  published: string;
}

/** The address of the feed of all articles, without language. */
export const FEED_PATH = "/feed.xml";

/** The metadata of an article. */
export function articleMeta({ meta, updated }: Pick<ArticleFront, "meta" | "updated">): PageMetaCopy {
  return { ...meta, updated };
}
