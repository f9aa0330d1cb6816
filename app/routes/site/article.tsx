import { ArticleBody, ArticleHead } from "~/components/sections/article-head";
import { ArticleReadOn } from "~/components/sections/article-read-on";
import { Contents } from "~/components/sections/contents";
import { ButtonLink } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { business } from "~/content/business";
import { articlePath } from "~/content/families";
import { pageCopy } from "~/content/page-copy.server";
import { crumbsAlong, pageCrumbs } from "~/content/page-crumbs";
import { articleMeta } from "~/content/site/articles/article";
import { actionPath } from "~/content/site/articles/articles.server";
import { blogCopy } from "~/content/site/page-copies.server";
import { feedLink } from "~/features/articles/feed-link";
import { openArticle, readOn } from "~/features/articles/library.server";
import { notFound } from "~/features/not-found/not-found.server";
import { isEnglishAddress } from "~/lib/language/language";
import { useLanguage } from "~/lib/language/language-context";
import { languageContext } from "~/lib/request-context";
import { pageMeta, shareImagePath } from "~/lib/seo/page-meta";
import { blogPosting } from "~/lib/seo/structured-data";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/article";

export function loader({ params, context, url }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const { host } = new URL(context.get(servicesContext).env.SITE_URL);
  const place = { origin: "", printedOrigin: host, isEnglishAddress: isEnglishAddress(url.pathname) };
  const article = openArticle(params.id, language, place);
  if (!article) throw notFound(url, context);
  const actionTo = actionPath(article.action);
  return { copy: pageCopy(blogCopy, language), article, actionTo, ...readOn(params.id, language) };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { copy, article } = loaderData;
  const site = { ...matches[0].loaderData, language: article.language };
  const path = articlePath(article.id);
  const { title, published, updated, share, isTranslated } = article;
  const { description } = article.meta;
  const image = share ?? shareImagePath(path, site.language);
  return [
    ...pageMeta({
      copy: articleMeta(article),
      path,
      site,
      image: share,
      isTranslated,
      type: "article",
      structuredData: [
        pageCrumbs(site, "blog", { name: title, path }),
        blogPosting({ title, description, path, image, published, updated, author: business }, site),
      ],
    }),
    { property: "article:published_time", content: published },
    { property: "article:modified_time", content: updated },
    feedLink(copy.feedTitle, site.language),
  ];
}

export default function ArticlePage({ loaderData, matches }: Route.ComponentProps) {
  const { copy, article, actionTo, related, older, newer } = loaderData;
  const { href, language } = useLanguage();
  const { action } = article;
  const isForeign = article.language !== language;
  return (
    <>
      <article className="article-page" lang={isForeign ? article.language : undefined}>
        <ArticleHead
          copy={copy.article}
          crumbs={crumbsAlong(matches[0].loaderData.texts, ["blog"])}
          {...article}
          category={copy.categories[article.category]}
          author={copy.author}
          note={isForeign ? copy.article.dutchOnly : null}
        />
        <div className="wrap grid gap-x-16 gap-y-10 pt-10 pb-section print:block print:pt-6 lg:grid-cols-[15rem_minmax(0,1fr)] lg:pt-32">
          <Contents title={copy.article.contents} items={article.contents} isNumbered={false}>
            <span className="absolute inset-y-1.5 left-1.5 w-1 bg-linen-200" aria-hidden="true" />
            <span className="article-thread absolute inset-y-1.5 left-1.5 w-1 bg-madder-600" aria-hidden="true" />
          </Contents>
          <div className="min-w-0">
            <ArticleBody html={article.html} />
            <Card material="indigo" className="no-print mt-16 max-w-[41rem] px-6 py-10 sm:px-10">
              <h2 className="text-h3 text-white">{action.title}</h2>
              <p className="mt-2">{action.text}</p>
              <ButtonLink to={href(actionTo)} variant="weld" className="mt-5">
                {action.button}
              </ButtonLink>
            </Card>
          </div>
        </div>
      </article>
      <ArticleReadOn copy={{ ...copy, ...copy.article }} related={related} older={older} newer={newer} />
    </>
  );
}
