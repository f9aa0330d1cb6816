import { ArticleCover } from "~/components/illustrations/article-cover";
import { ArrowLink } from "~/components/ui/arrow-link";
import { articlePath } from "~/content/families";
import type { ArticleCategory, ArticleSummary } from "~/content/site/articles/article";
import { useLanguage } from "~/lib/language/language-context";
import { dayInWords } from "~/lib/time/clock";
import { CasePicture } from "./case-picture";

export interface ArticleCardCopy {
  categories: Readonly<Record<ArticleCategory, string>>;
  author: string;
  readMore: string;
}

const SHAPES = {
  lead: {
    card: "grid gap-x-12 gap-y-6 lg:grid-cols-12 lg:items-center",
    cover: "lg:col-span-7 lg:-ml-[max(2rem,(100vw-72rem)/2)]",
    ratio: "aspect-[16/10] lg:aspect-[16/11]",
    words: "lg:col-span-5",
    title: "text-[clamp(1.875rem,1.3rem+2.4vw,3rem)] leading-[1.02]",
    excerpt: "text-lead",
  },
  row: {
    card: "grid gap-x-7 gap-y-5 sm:grid-cols-2",
    cover: "",
    ratio: "aspect-[16/10] sm:aspect-square",
    words: "",
    title: "text-[clamp(1.375rem,1.2rem+0.7vw,1.75rem)] leading-[1.1]",
    excerpt: "",
  },
  tall: {
    card: "grid content-start gap-y-6",
    cover: "",
    ratio: "aspect-[16/10] lg:aspect-square",
    words: "",
    title: "text-[clamp(1.5rem,1.2rem+1.2vw,2.125rem)] leading-[1.06]",
    excerpt: "",
  },
  wide: {
    card: "grid content-start gap-y-5",
    cover: "",
    ratio: "aspect-[16/10] lg:aspect-auto lg:h-84",
    words: "",
    title: "text-[clamp(1.375rem,1.2rem+0.9vw,1.875rem)] leading-[1.08]",
    excerpt: "",
  },
} as const;

interface ArticleCardProps {
  article: ArticleSummary;
  copy: ArticleCardCopy;
  shape: keyof typeof SHAPES;
  heading: "h2" | "h3";
}

export function ArticleCard({ article, copy, shape, heading: Heading }: ArticleCardProps) {
  const { language, href } = useLanguage();
  const look = SHAPES[shape];
  return (
    <article className={`group relative ${look.card}`}>
      <div className={`min-w-0 overflow-hidden ${look.cover}`}>
        <ArticlePicture
          article={article}
          isFirst={false}
          sizes="(min-width: 64rem) 40rem, 92vw"
          className={`article-cover block w-full ${look.ratio}`}
        />
      </div>
      <div className={`min-w-0 ${look.words}`}>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-small">
          <span className="woven-label">{copy.categories[article.category]}</span>
          <time dateTime={article.published} className="text-ink-500">
            {dayInWords(article.published, language)}
          </time>
        </p>
        <Heading
          className={`mt-4 decoration-madder-600 decoration-[0.08em] underline-offset-[0.14em] group-hover:underline ${look.title}`}
        >
          {article.title}
        </Heading>
        <p className={`mt-3 ${look.excerpt}`}>{article.excerpt}</p>
        <p className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 text-small max-sm:flex-col max-sm:items-start">
          <span className="text-ink-500">{copy.author}</span>
          <ArrowLink
            to={href(articlePath(article.id))}
            className="sm:ml-auto after:absolute after:inset-0 [&_svg]:transition-transform [&_svg]:duration-200 [&_svg]:ease-out group-hover:[&_svg]:translate-x-1 motion-reduce:[&_svg]:transition-none"
          >
            {copy.readMore}
            <span className="sr-only">: {article.title}</span>
          </ArrowLink>
        </p>
      </div>
    </article>
  );
}

interface ArticlePictureProps {
  article: Pick<ArticleSummary, "cover" | "picture">;
  isFirst: boolean;
  sizes: string;
  className: string;
}

/** The picture of an article, or its drawing. */
export function ArticlePicture({ article: { cover, picture }, isFirst, sizes, className }: ArticlePictureProps) {
  if (!picture) return <ArticleCover name={cover} className={className} />;
  return <CasePicture image={picture} sizes={sizes} isFirst={isFirst} className={`${className} object-cover`} />;
}
