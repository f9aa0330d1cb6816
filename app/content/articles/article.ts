import type { PageMetaCopy } from "~/lib/seo/page-meta";
import type { PageId } from "../pages";

/** What an article is about; the names that readers see stand in the copy of the blog. */
export type ArticleCategory = "costs" | "customers" | "preparation";

/** The drawings that an article can be covered with. */
export type CoverName = "tag" | "streets" | "window" | "swatches" | "bag" | "paragraph";

/** What stands above the words of an article (YAML): the same kind of copy as a page has, with facts by name. */
export interface ArticleFront {
  title: string;
  /** One or two sentences for lists, feeds and the head of the article. */
  excerpt: string;
  category: ArticleCategory;
  cover: CoverName;
  /** The craft of whoever wrote it, as in "{name}, webdesigner". */
  role: string;
  /** `YYYY-MM-DD` */
  published: string;
  updated: string;
  /** For search engines and sharers; at most 60 and 155 characters. */
  meta: { title: string; description: string };
  /** Where a reader can go who has had enough of reading. */
  action: { to: PageId; title: string; text: string; button: string };
}

/** An article as lists show it. */
export interface ArticleSummary {
  id: string;
  title: string;
  excerpt: string;
  category: ArticleCategory;
  cover: CoverName;
  role: string;
  published: string;
}

/** The address of the feed of all articles, without language. */
export const FEED_PATH = "/feed.xml";

/** What an article tells those who have not opened it. */
export function articleMeta({ meta, updated }: Pick<ArticleFront, "meta" | "updated">): PageMetaCopy {
  return { ...meta, updated };
}
