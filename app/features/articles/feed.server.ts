import { perHour } from "~/content/current";
import { articlePath } from "~/content/families";
import type { ArticleCategory } from "~/content/site/articles/article";
import { type Language, pathIn } from "~/lib/language/language";
import { listArticles, openArticle } from "./library.server";

interface Channel {
  title: string;
  description: string;
  author: string;
  categories: Readonly<Record<ArticleCategory, string>>;
  blog: string;
  feed: string;
  /** Origin of the site, without a trailing slash. */
  siteUrl: string;
  language: Language;
}

/** A feed stays the same until something changes, as the articles do. */
const writtenFeeds = perHour(() => new Map<string, string>());

/** All articles in full as RSS 2.0 (rssboard.org), with content:encoded and dc:creator from the modules of RSS 1.0. */
export function articleFeed(channel: Channel): string {
  const key = JSON.stringify(channel);
  const written = writtenFeeds();
  const feed = written.get(key) ?? writeFeed(channel);
  written.set(key, feed);
  return feed;
}

function writeFeed(channel: Channel): string {
  const { siteUrl, language } = channel;
  const place = { origin: siteUrl, printedOrigin: siteUrl, isEnglishAddress: language === "en" };
  const url = (path: string) => siteUrl + pathIn(path, language);
  const items = listArticles(language).flatMap(({ id }) => openArticle(id, language, place) ?? []);
  const changed = items.map(({ updated }) => updated).sort();
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${text(channel.title)}</title>
<link>${text(url(channel.blog))}</link>
<description>${text(channel.description)}</description>
<language>${language}</language>
<lastBuildDate>${rfc822(changed.at(-1) ?? "")}</lastBuildDate>
<atom:link href="${text(url(channel.feed))}" rel="self" type="application/rss+xml"/>
${items
  .map(
    ({ id, title, excerpt, category, published, html }) => `<item>
<title>${text(title)}</title>
<link>${text(url(articlePath(id)))}</link>
<guid isPermaLink="true">${text(url(articlePath(id)))}</guid>
<pubDate>${rfc822(published)}</pubDate>
<dc:creator>${text(channel.author)}</dc:creator>
<category>${text(channel.categories[category])}</category>
<description>${text(excerpt)}</description>
<content:encoded>${text(html)}</content:encoded>
</item>`,
  )
  .join("\n")}
</channel>
</rss>
`;
}

function text(value: string): string {
  return value.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

/** `YYYY-MM-DD` to RFC 822, with the four digits that `toUTCString` writes for the year. */
function rfc822(day: string): string {
  return new Date(`${day}T08:00:00Z`).toUTCString();
}
