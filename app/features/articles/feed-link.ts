import type { MetaDescriptor } from "react-router";
import { FEED_PATH } from "~/content/site/articles/article";
import { type Language, pathIn } from "~/lib/language/language";

export function feedLink(title: string, language: Language): MetaDescriptor {
  return {
    tagName: "link",
    rel: "alternate",
    type: "application/rss+xml",
    title,
    href: pathIn(FEED_PATH, language),
  };
}
