import { type RefObject, useEffect, useRef } from "react";
import { focusIfLost } from "./focus-if-lost";

/**
 * For what says what came of a press: gives it the focus where what had it is gone, as a row that was taken away; without
 * a scroll where it is in view anyway.
 */
export function useFocusIfLost({ preventScroll = false }: FocusOptions = {}): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    focusIfLost(place.current, { preventScroll });
  }, [preventScroll]);
  return place;
}
