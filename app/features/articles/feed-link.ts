import type { MetaDescriptor } from "react-router";
import { FEED_PATH } from "~/content/articles/article";
import { type Language, pathIn } from "~/lib/language/language";

/** Lets browsers and feed readers find the feed of the articles in a page's language. */
export function feedLink(title: string, language: Language): MetaDescriptor {
  return {
    tagName: "link",
    rel: "alternate",
    type: "application/rss+xml",
    title,
    href: pathIn(FEED_PATH, language),
  };
}
