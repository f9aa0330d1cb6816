import { ChevronLeft, ChevronRight } from "lucide-react";
import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useState } from "react";
import { PauseButton, type PauseCopy } from "~/components/ui/pause-button";
import { useMedia } from "~/lib/use-media";
import type { Carousel } from "./carousel-motion";

/** If it fails to load, the row is scrolled by hand. */
const CarouselMotion = lazy(() =>
  import("./carousel-motion").then(
    ({ CarouselMotion }) => ({ default: CarouselMotion }),
    () => ({ default: () => null }),
  ),
);

export interface CarouselControlsCopy extends PauseCopy {
  previous: string;
  next: string;
  of: string;
}

interface CarouselControlsProps {
  copy: CarouselControlsCopy;
  /** The id of the region around the row, whose first child is the window on it. */
  region: string;
  titles: readonly string[];
}

/** Sets the row in motion that is beside it in the document; until then it is scrolled by hand. */
export function CarouselControls({ copy, region, titles }: CarouselControlsProps) {
  const [viewport, setViewport] = useState<HTMLElement | null>(null);
  const [carousel, setCarousel] = useState<Carousel | null>(null);
  const [isPaused, setIsPaused] = useState(false);
  const [isPointed, setIsPointed] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const [position, setPosition] = useState("");
  const isStill = useMedia("(prefers-reduced-motion: reduce)", true);

  const move = (by: -1 | 1) => {
    if (!carousel) return;
    if (by < 0) carousel.scrollPrev(isStill);
    else carousel.scrollNext(isStill);
    const index = carousel.selectedScrollSnap();
    setPosition(`${index + 1} ${copy.of} ${titles.length}: ${titles[index] ?? ""}`);
  };
  const moveByKey = useEffectEvent((event: KeyboardEvent) => {
    setHasFocus(true);
    // A key with a modifier belongs to the browser, for example to go back.
    if (!carousel || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    event.preventDefault();
    move(event.key === "ArrowLeft" ? -1 : 1);
  });

  useEffect(() => {
    const around = document.getElementById(region);
    if (!around) return;
    setViewport(around.firstElementChild as HTMLElement);
    const heard = new AbortController();
    const listen = <Type extends keyof HTMLElementEventMap>(
      type: Type,
      listener: (event: HTMLElementEventMap[Type]) => void,
    ) => around.addEventListener(type, listener, { signal: heard.signal });
    listen("keydown", (event) => moveByKey(event));
    listen("pointerenter", ({ pointerType }) => setIsPointed(pointerType === "mouse"));
    listen("pointerleave", () => setIsPointed(false));
    listen("focusin", ({ target }) => setHasFocus((target as Element).matches(":focus-visible")));
    listen("focusout", () => setHasFocus(false));
    return () => heard.abort();
  }, [region]);

  useEffect(() => {
    if (carousel) viewport?.setAttribute("data-moving", "");
  }, [carousel, viewport]);

  return (
    <>
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
      <p role="status" className="sr-only">
        {position}
      </p>
      {viewport && (
        <Suspense fallback={null}>
          <CarouselMotion
            viewport={viewport}
            isPlaying={!isPaused && !isPointed && !hasFocus && !isStill}
            onReady={setCarousel}
          />
        </Suspense>
      )}
    </>
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
