import { type RefObject, useEffect, useRef } from "react";
import { focusIfLost } from "./focus-if-lost";

/**
 * For the notice with the outcome of a press: focuses it if the focused element is gone, such as a removed row; without
 * scrolling if it is in view anyway.
 */
export function useFocusIfLost({ preventScroll = false }: FocusOptions = {}): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    focusIfLost(place.current, { preventScroll });
  }, [preventScroll]);
  return place;
}
