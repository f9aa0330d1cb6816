import type { ArticleSummary } from "~/content/site/articles/article";
import { ArticleCard, type ArticleCardCopy } from "./article-card";

interface ArticleFrontPageProps {
  /** Newest first; the newest is the lead story. */
  articles: readonly ArticleSummary[];
  copy: ArticleCardCopy;
}

export function ArticleFrontPage({ articles, copy }: ArticleFrontPageProps) {
  const [lead, first, ...others] = articles;
  const beside = others.slice(0, 2);
  const below = others.slice(2);
  return (
    <div className="wrap pb-section">
      {lead && <ArticleCard article={lead} copy={copy} shape="lead" heading="h2" />}
      <div className="mt-14 grid gap-x-12 gap-y-12 border-t-2 border-ink-950 pt-12 lg:grid-cols-12">
        <div className="lg:col-span-5 lg:col-start-8 lg:row-start-1 lg:border-l lg:border-linen-300 lg:pl-12">
          {first && <ArticleCard article={first} copy={copy} shape="tall" heading="h2" />}
        </div>
        <div className="grid content-start gap-y-12 lg:col-span-7 lg:row-start-1">
          {beside.map((article) => (
            <ArticleCard key={article.id} article={article} copy={copy} shape="row" heading="h2" />
          ))}
        </div>
      </div>
      {below.length > 0 && (
        <div className="mt-14 grid gap-x-12 gap-y-12 border-t border-linen-300 pt-12 lg:grid-cols-12 lg:*:odd:col-span-5 lg:*:even:col-span-7">
          {below.map((article) => (
            <ArticleCard key={article.id} article={article} copy={copy} shape="wide" heading="h2" />
          ))}
        </div>
      )}
    </div>
  );
}
