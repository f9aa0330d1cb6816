import type { ReactNode } from "react";
import { ButtonLink } from "~/components/ui/button";
import type { CarouselControlsCopy } from "./carousel-controls";
import { PortfolioCard, type PortfolioCardCopy, type PortfolioCardData } from "./portfolio-card";

/** The id by which the row is set in motion. */
export const PORTFOLIO_REGION = "portfolio-row";

export interface PortfolioCopy extends CarouselControlsCopy, PortfolioCardCopy {
  title: string;
  lead: string;
  label: string;
  start: string;
}

interface PortfolioCarouselProps {
  copy: PortfolioCopy;
  projects: readonly PortfolioCardData[];
  projectTo: (slug: string) => string;
  startTo: string;
  controls: ReactNode;
}

/** A row that is scrolled by hand, unless `controls` set it in motion. */
export function PortfolioCarousel({ copy, projects, projectTo, startTo, controls }: PortfolioCarouselProps) {
  return (
    <section id="portfolio" className="on-dark overflow-x-clip bg-ink-950 text-linen-300">
      <div className="wrap py-section">
        <h2 className="max-w-[12em] text-h2 text-linen-50">{copy.title}</h2>
        <p className="mt-5 max-w-[38rem] text-lead">{copy.lead}</p>
        <section id={PORTFOLIO_REGION} aria-label={copy.label} className="mt-10">
          <div className="-mx-2 snap-x snap-mandatory overflow-x-auto data-moving:cursor-grab data-moving:snap-none data-moving:overflow-hidden data-moving:active:cursor-grabbing sm:-mx-3">
            <ul className="flex touch-pan-y touch-pinch-zoom">
              {projects.map((project) => (
                <li
                  key={project.slug}
                  className="min-w-0 shrink-0 grow-0 basis-full snap-start px-2 sm:basis-1/2 sm:px-3 lg:basis-1/3"
                >
                  <PortfolioCard copy={copy} project={project} to={projectTo(project.slug)} />
                </li>
              ))}
            </ul>
          </div>
          <div className="mt-8 flex flex-wrap items-center gap-3">
            <ButtonLink to={startTo} variant="weld" className="mr-auto">
              {copy.start}
            </ButtonLink>
            {controls}
          </div>
        </section>
      </div>
    </section>
  );
}
