import { ChevronLeft, ChevronRight } from "lucide-react";
import { type KeyboardEvent, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { ButtonLink } from "~/components/ui/button";
import { PauseButton, type PauseCopy } from "~/components/ui/pause-button";
import { lazyPart } from "~/lib/lazy-part";
import { useMedia } from "~/lib/use-media";
import type { Carousel, CarouselMotionProps } from "./carousel-motion";
import { PortfolioCard, type PortfolioCardCopy, type PortfolioCardData } from "./portfolio-card";

/** If it fails to load, the row is scrolled by hand. */
const CarouselMotion = lazyPart<CarouselMotionProps>(() =>
  import("./carousel-motion").then(
    ({ CarouselMotion }) => CarouselMotion,
    () => () => null,
  ),
);

export interface PortfolioCopy extends PauseCopy, PortfolioCardCopy {
  title: string;
  lead: string;
  label: string;
  previous: string;
  next: string;
  of: string;
  start: string;
}

interface PortfolioCarouselProps {
  copy: PortfolioCopy;
  projects: readonly PortfolioCardData[];
  projectTo: (slug: string) => string;
  startTo: string;
}

/** Without script, and until it comes near, the row is scrolled by hand. */
export function PortfolioCarousel({ copy, projects, projectTo, startTo }: PortfolioCarouselProps) {
  const viewport = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState<HTMLElement | null>(null);
  const [carousel, setCarousel] = useState<Carousel | null>(null);
  const [isPaused, setIsPaused] = useState(false);
  const [isPointed, setIsPointed] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const [position, setPosition] = useState("");
  const isStill = useMedia("(prefers-reduced-motion: reduce)", true);

  useEffect(() => {
    const observer = new IntersectionObserver(
      // On a slow phone, several crossings may be reported at once.
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(viewport.current);
      },
      { rootMargin: "50% 0%" },
    );
    if (viewport.current) observer.observe(viewport.current);
    return () => observer.disconnect();
  }, []);

  const move = (by: -1 | 1) => {
    if (!carousel) return;
    if (by < 0) carousel.scrollPrev(isStill);
    else carousel.scrollNext(isStill);
    const index = carousel.selectedScrollSnap();
    setPosition(`${index + 1} ${copy.of} ${projects.length}: ${projects[index]?.title ?? ""}`);
  };
  const moveByKey = (event: KeyboardEvent) => {
    setHasFocus(true);
    // With a modifier the key belongs to the browser, for example to go back.
    if (!carousel || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    event.preventDefault();
    move(event.key === "ArrowLeft" ? -1 : 1);
  };

  return (
    <section id="portfolio" className="on-dark overflow-x-clip bg-ink-950 text-linen-300">
      <div className="wrap py-section">
        <h2 className="max-w-[12em] text-h2 text-linen-50">{copy.title}</h2>
        <p className="mt-5 max-w-[38rem] text-lead">{copy.lead}</p>
        <section
          aria-label={copy.label}
          onKeyDown={moveByKey}
          onPointerEnter={(event) => setIsPointed(event.pointerType === "mouse")}
          onPointerLeave={() => setIsPointed(false)}
          onFocus={(event) => setHasFocus(event.target.matches(":focus-visible"))}
          onBlur={() => setHasFocus(false)}
          className="mt-10"
        >
          <div
            ref={viewport}
            className={`-mx-2 sm:-mx-3 ${carousel ? "cursor-grab overflow-hidden active:cursor-grabbing" : "snap-x snap-mandatory overflow-x-auto"}`}
          >
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
            <PauseButton
              copy={copy}
              isPaused={isPaused}
              onToggle={() => setIsPaused(!isPaused)}
              className={`min-h-12 border-ink-500 text-linen-50 hover:border-linen-50 ${carousel ? "" : "invisible"}`}
            />
            <Step label={copy.previous} isReady={Boolean(carousel)} onClick={() => move(-1)}>
              <ChevronLeft aria-hidden="true" />
            </Step>
            <Step label={copy.next} isReady={Boolean(carousel)} onClick={() => move(1)}>
              <ChevronRight aria-hidden="true" />
            </Step>
          </div>
          <p role="status" className="sr-only">
            {position}
          </p>
        </section>
        {near && (
          <Suspense fallback={null}>
            <CarouselMotion
              viewport={near}
              isPlaying={!isPaused && !isPointed && !hasFocus && !isStill}
              onReady={setCarousel}
            />
          </Suspense>
        )}
      </div>
    </section>
  );
}

interface StepProps {
  label: string;
  isReady: boolean;
  onClick: () => void;
  children: ReactNode;
}

function Step({ label, isReady, onClick, children }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className={`hidden size-12 items-center justify-center rounded-control border-2 border-ink-500 text-linen-50 hover:border-linen-50 active:translate-y-px md:inline-flex ${isReady ? "" : "invisible"}`}
    >
      {children}
    </button>
  );
}
