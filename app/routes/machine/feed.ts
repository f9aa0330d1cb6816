import { pageCopy } from "~/content/page-copy.server";
import { pathOf } from "~/content/pages";
import { FEED_PATH } from "~/content/site/articles/article";
import { blogCopy } from "~/content/site/page-copies.server";
import { articleFeed } from "~/features/articles/feed.server";
import { isEnglishAddress } from "~/lib/language/language";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/feed";

/** A feed reader has no language of its own: the address alone decides it. */
export function loader({ context, url }: Route.LoaderArgs): Response {
  const language = isEnglishAddress(url.pathname) ? "en" : "nl";
  const { meta, feedTitle, author, categories } = pageCopy(blogCopy, language);
  const xml = articleFeed({
    title: feedTitle,
    description: meta.description,
    author,
    categories,
    blog: pathOf("blog"),
    feed: FEED_PATH,
    siteUrl: context.get(servicesContext).env.SITE_URL,
    language,
  });
  return new Response(xml, { headers: { "Content-Type": "application/rss+xml; charset=utf-8" } });
}
