import Autoplay from "embla-carousel-autoplay";
import useEmblaCarousel, { type UseEmblaCarouselType } from "embla-carousel-react";
import { useEffect, useState } from "react";

export type Carousel = NonNullable<UseEmblaCarouselType[1]>;

/** Milliseconds; specification section 9. */
const AUTOPLAY_DELAY = 4_000;

const OPTIONS = { loop: true, align: "start", containScroll: false } as const;

export interface CarouselMotionProps {
  viewport: HTMLElement;
  isPlaying: boolean;
  onReady: (carousel: Carousel) => void;
}

/** Starts from the scroll position of the row; loaded when the row comes near. */
export function CarouselMotion({ viewport, isPlaying, onReady }: CarouselMotionProps) {
  const [options] = useState(() => ({ ...OPTIONS, startIndex: firstInView(viewport) }));
  const [setViewport, carousel] = useEmblaCarousel(options, [Autoplay({ delay: AUTOPLAY_DELAY, playOnInit: false })]);
  useEffect(() => {
    viewport.scrollLeft = 0;
    setViewport(viewport);
  }, [viewport, setViewport]);
  useEffect(() => {
    if (carousel) onReady(carousel);
  }, [carousel, onReady]);
  useEffect(() => {
    if (!carousel) return;
    const set = () => {
      const { autoplay } = carousel.plugins();
      if (isPlaying) autoplay?.play();
      else autoplay?.stop();
    };
    set();
    // Dragging and resizing stop it; it continues afterwards.
    carousel.on("pointerUp", set).on("reInit", set);
    return () => {
      carousel.off("pointerUp", set).off("reInit", set);
    };
  }, [carousel, isPlaying]);
  return null;
}

function firstInView(viewport: HTMLElement): number {
  const width = viewport.querySelector("li")?.offsetWidth;
  return width ? Math.round(viewport.scrollLeft / width) : 0;
}
