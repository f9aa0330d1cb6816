import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * For an element that is removed, be it by a press here, another tab or the server: moves the focus in it to the
 * focusable part around it, so that keys still work.
 */
export function useFocusPassedOn<T extends HTMLElement>(): RefObject<T | null> {
  const place = useRef<T>(null);
  useLayoutEffect(() => {
    const part = place.current;
    return () => {
      if (part?.contains(document.activeElement))
        part.closest<HTMLElement>("[tabindex]")?.focus({ preventScroll: true });
    };
  }, []);
  return place;
}
