import { type RefObject, useLayoutEffect, useRef } from "react";

/** Keys still work when the element with the focus is removed. */
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
