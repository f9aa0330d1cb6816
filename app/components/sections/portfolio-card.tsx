import { ArrowUpRight } from "lucide-react";
import { useLanguage } from "~/lib/language/language-context";
import { CasePicture } from "./case-picture";

export interface PortfolioCardData {
  slug: string;
  title: string;
  description: string;
  category: string;
  /** A bare path of this site for a sample; empty without one. */
  url: string;
  /** `src` for every browser, `srcSet` in AVIF. */
  image: { src: string; srcSet: string; width: number; height: number; alt: string };
  isSample: boolean;
}

export interface PortfolioCardCopy {
  note: string;
  visit: string;
  read: string;
}

interface PortfolioCardProps {
  copy: PortfolioCardCopy;
  project: PortfolioCardData;
  to: string;
}

export function PortfolioCard({ copy, project, to }: PortfolioCardProps) {
  const { href } = useLanguage();
  const { title, description, category, url, isSample } = project;
  return (
    <article className="relative grid h-full grid-rows-[auto_1fr] bg-linen-50 text-ink-700">
      <CasePicture
        image={project.image}
        sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 92vw"
        isFirst={false}
        className="w-full border-b-4 border-double border-ink-950 bg-linen-200"
      />
      <div className="flex flex-col p-5 sm:p-6">
        <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-small text-ink-500">
          {category}
          {isSample && <span className="border border-dashed border-ink-500 px-2 text-[0.8125rem]">{copy.note}</span>}
        </p>
        <h3 className="mt-3 text-h3">{title}</h3>
        <p className="mt-2 mb-4">{description}</p>
        <p className="mt-auto flex flex-wrap gap-x-6 border-t border-linen-200 pt-2">
          {url !== "" && (
            <a
              href={url.startsWith("/") ? href(url) : url}
              rel="noopener"
              className="link inline-flex min-h-11 items-center gap-1.5"
            >
              {copy.visit}
              <span className="sr-only">: {title}</span>
              <ArrowUpRight aria-hidden="true" className="size-4.5" />
            </a>
          )}
          <a href={to} className="link inline-flex min-h-11 items-center">
            {copy.read}
            <span className="sr-only">: {title}</span>
          </a>
        </p>
      </div>
    </article>
  );
}
