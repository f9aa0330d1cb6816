import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * For what is taken away again, whether by a press here, in another tab or by the server: the focus in it goes to the part
 * around it that takes one, so that keys are heard on.
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
