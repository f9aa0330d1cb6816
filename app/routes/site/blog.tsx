import { Rss } from "lucide-react";
import { FrayedCloth } from "~/components/illustrations/frayed-cloth";
import { ArticleFrontPage } from "~/components/sections/article-front-page";
import { ButtonLink } from "~/components/ui/button";
import { pageCopy } from "~/content/page-copy.server";
import { metaOfPage } from "~/content/page-crumbs";
import { pathOf } from "~/content/pages";
import { FEED_PATH } from "~/content/site/articles/article";
import { blogCopy } from "~/content/site/page-copies.server";
import { feedLink } from "~/features/articles/feed-link";
import { listArticles } from "~/features/articles/library.server";
import { NewsletterBox } from "~/features/newsletter/newsletter-box";
import { subscriptionFormState } from "~/features/newsletter/subscribe.server";
import { useLanguage } from "~/lib/language/language-context";
import { languageContext } from "~/lib/request-context";
import type { Route } from "./+types/blog";

export const handle = { newsletter: "none" };

export function loader({ url, context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  return {
    copy: pageCopy(blogCopy, language),
    articles: listArticles(language),
    newsletter: subscriptionFormState(url, context),
  };
}

export function meta({ loaderData: { copy }, matches }: Route.MetaArgs) {
  const site = matches[0].loaderData;
  return [...metaOfPage(site, "blog", copy.meta), feedLink(copy.feedTitle, site.language)];
}

export default function BlogPage({ loaderData: { copy, articles, newsletter } }: Route.ComponentProps) {
  const { href } = useLanguage();
  return (
    <>
      <header className="overflow-x-clip pt-26 md:pt-30">
        <div className="wrap">
          <h1 className="-ml-[0.04em] text-[clamp(2.5rem,16vw,13.1rem)] leading-[0.86] font-extrabold tracking-[-0.045em]">
            {copy.heading.title}
          </h1>
        </div>
        <FrayedCloth className="mt-7 mb-7 block h-16 w-full md:mt-12 md:h-24" />
        <div className="wrap mb-12 flex flex-wrap items-end justify-between gap-x-12 gap-y-3">
          <p className="max-w-[38rem] text-lead">{copy.heading.lead}</p>
          <a href={href(FEED_PATH)} className="link inline-flex min-h-11 items-center gap-2">
            <Rss aria-hidden="true" className="size-4.5" />
            {copy.feed}
          </a>
        </div>
      </header>
      <ArticleFrontPage articles={articles} copy={copy} />
      <div className="wrap pb-section">
        <NewsletterBox box="blog" state={newsletter} />
      </div>
      <section className="bg-linen-100">
        <div className="wrap grid items-center gap-x-12 gap-y-6 py-20 md:grid-cols-[minmax(0,1fr)_auto]">
          <div>
            <h2 className="text-h2">{copy.ask.title}</h2>
            <p className="mt-3 max-w-[38rem] text-lead">{copy.ask.text}</p>
          </div>
          <ButtonLink to={href(pathOf("contact"))} className="justify-self-start">
            {copy.ask.button}
          </ButtonLink>
        </div>
      </section>
    </>
  );
}
