import { ArrowLeft, ArrowRight } from "lucide-react";
import { articlePath } from "~/content/families";
import type { ArticleSummary } from "~/content/site/articles/article";
import { useLanguage } from "~/lib/language/language-context";
import { ArticleCard, type ArticleCardCopy } from "./article-card";

interface ArticleReadOnProps {
  copy: ArticleCardCopy & { related: string; neighbours: string; older: string; newer: string };
  related: readonly ArticleSummary[];
  older: ArticleSummary | null;
  newer: ArticleSummary | null;
}

export function ArticleReadOn({ copy, related, older, newer }: ArticleReadOnProps) {
  return (
    <section className="no-print border-t-2 border-ink-950 bg-linen-100" aria-labelledby="read-on">
      <div className="wrap pt-16 pb-20">
        <h2 id="read-on" className="text-h2">
          {copy.related}
        </h2>
        <div className="mt-10 grid gap-x-12 gap-y-12 lg:grid-cols-2">
          {related.map((article) => (
            <ArticleCard key={article.id} article={article} copy={copy} shape="row" heading="h3" />
          ))}
        </div>
        <nav aria-label={copy.neighbours} className="mt-14 grid gap-x-12 border-t border-linen-300 pt-4 sm:grid-cols-2">
          {older && <Neighbour article={older} label={copy.older} direction="back" />}
          {newer && <Neighbour article={newer} label={copy.newer} direction="on" />}
        </nav>
      </div>
    </section>
  );
}

interface NeighbourProps {
  article: ArticleSummary;
  label: string;
  direction: "back" | "on";
}

function Neighbour({ article, label, direction }: NeighbourProps) {
  const { href } = useLanguage();
  const isOn = direction === "on";
  const Arrow = isOn ? ArrowRight : ArrowLeft;
  return (
    <a
      href={href(articlePath(article.id))}
      className={`group flex items-center gap-4 py-4 ${isOn ? "flex-row-reverse sm:col-start-2 sm:text-right" : ""}`}
    >
      <Arrow
        aria-hidden="true"
        className={`size-6 shrink-0 text-madder-600 transition-transform duration-200 ease-out motion-reduce:transition-none ${isOn ? "group-hover:translate-x-1" : "group-hover:-translate-x-1"}`}
      />
      <span className="min-w-0 flex-1">
        <span className="block text-small text-ink-500">{label}</span>
        <span className="block font-display text-lg leading-snug font-bold text-balance text-ink-950 group-hover:underline">
          {article.title}
        </span>
      </span>
    </a>
  );
}
