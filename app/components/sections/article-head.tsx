import { ChevronRight } from "lucide-react";
import type { ArticleSummary, CoverName } from "~/content/site/articles/article";
import { useLanguage } from "~/lib/language/language-context";
import { dayInWords } from "~/lib/time/clock";
import { ArticlePicture } from "./article-card";

interface ArticleHeadProps {
  copy: { breadcrumbs: string; published: string; updated: string; minutes: string };
  /** The path from the home page, without this article; bare paths. */
  crumbs: readonly { name: string; path: string }[];
  category: string;
  title: string;
  excerpt: string;
  cover: CoverName;
  picture: ArticleSummary["picture"];
  author: string;
  /** `YYYY-MM-DD` */
  published: string;
  updated: string;
  minutes: number;
  /** A note in the language of the page, which is not that of the article. */
  note: string | null;
}

export function ArticleHead(props: ArticleHeadProps) {
  const { copy, crumbs, category, title, excerpt, cover, picture, author, published, updated, minutes, note } = props;
  const { language } = useLanguage();
  return (
    <header className="article-head overflow-x-clip bg-linen-100 pt-24 md:pt-28">
      <div className="wrap grid gap-x-12 gap-y-8 lg:grid-cols-12">
        <div className="min-w-0 lg:col-span-7 lg:pb-14">
          <Breadcrumbs label={copy.breadcrumbs} crumbs={crumbs} />
          {note && (
            <p lang={language} className="mt-4 font-semibold text-ink-950">
              {note}
            </p>
          )}
          <p className="woven-label mt-6">{category}</p>
          <h1 className="mt-5 text-[clamp(2.125rem,1.35rem+3.1vw,3.75rem)] leading-[1] font-extrabold">{title}</h1>
          <p className="mt-5 max-w-[36rem] text-lead">{excerpt}</p>
          <ul className="article-facts mt-6 flex flex-wrap gap-x-6 gap-y-1 border-t border-linen-300 pt-4 text-small">
            <li className="font-semibold text-ink-950">{author}</li>
            <li>
              {minutes} {copy.minutes}
            </li>
            <li className="flex basis-full flex-wrap gap-x-6 gap-y-1">
              <span>
                {copy.published} <Day day={published} />
              </span>
              {updated !== published && (
                <span>
                  {copy.updated} <Day day={updated} />
                </span>
              )}
            </li>
          </ul>
        </div>
        <div className="no-print max-lg:-mx-[clamp(1rem,3vw,2rem)] lg:col-span-5 lg:-mr-[max(2rem,(100vw-72rem)/2)] lg:-mt-8 lg:-mb-16">
          <ArticlePicture
            article={{ cover, picture }}
            isFirst
            sizes="(min-width: 64rem) 36rem, 100vw"
            className="block aspect-[16/10] h-full w-full lg:aspect-auto"
          />
        </div>
      </div>
    </header>
  );
}

function Breadcrumbs({ label, crumbs }: { label: string; crumbs: ArticleHeadProps["crumbs"] }) {
  const { href } = useLanguage();
  return (
    <nav aria-label={label} className="no-print">
      <ol className="flex flex-wrap items-center gap-x-1.5 text-small">
        {crumbs.map(({ name, path }) => (
          <li key={path} className="flex items-center gap-1.5">
            <a
              href={href(path)}
              className="inline-flex min-h-11 items-center underline-offset-4 hover:text-ink-950 hover:underline"
            >
              {name}
            </a>
            <ChevronRight aria-hidden="true" className="size-4 text-madder-600" />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Day({ day }: { day: string }) {
  const { language } = useLanguage();
  return <time dateTime={day}>{dayInWords(day, language)}</time>;
}

/** `html` is our own, made on the server from the article's file. */
export function ArticleBody({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: written by us and rendered by React, so that no MDX reaches the browser.
  return <div className="article-body" dangerouslySetInnerHTML={{ __html: html }} />;
}
