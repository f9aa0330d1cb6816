import { type RefObject, useEffect, useRef } from "react";

/**
 * For what says what came of a press: gives it the focus where what had it is gone, as a row that was taken away; without
 * a scroll where it is in view anyway. What is around it counts as gone: Safari focuses not the button that is pressed, but
 * the nearest part around it that takes the focus, such as `<main>`.
 */
export function useFocusIfLost({ preventScroll = false }: FocusOptions = {}): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement?.contains(place.current)) place.current?.focus({ preventScroll });
  }, [preventScroll]);
  return place;
}
