import { type RefObject, useEffect, useRef } from "react";
import { focusIfLost } from "./focus-if-lost";

/** Does not scroll if the notice is in view anyway. */
export function useFocusIfLost({ preventScroll = false }: FocusOptions = {}): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    focusIfLost(place.current, { preventScroll });
  }, [preventScroll]);
  return place;
}
