import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** For the one control that a page is about. */
export const TAKES_FOCUS = { "data-takes-focus": "" };

/**
 * After a link to another page, moves the focus to `<main>`, or to the element that takes it instead, as a loaded page
 * would: a screen reader announces it, and Tab continues from there. For a link to a fragment, the browser's behaviour
 * stays.
 */
export function useFocusOnNavigation(): void {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // The router handles the scroll position.
    if (hash) return;
    const place = document.querySelector<HTMLElement>("main [data-takes-focus]") ?? document.querySelector("main");
    place?.focus({ preventScroll: true });
  }, [pathname, hash]);
}
