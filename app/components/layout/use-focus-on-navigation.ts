import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** For the one control that a page is about. */
export const TAKES_FOCUS = { "data-takes-focus": "" };

/**
 * Brings the focus to `<main>`, or to what takes it in its place, when a link has led to another page, as a loaded page
 * would: a screen reader tells it, and Tab goes on from there. A link to a fragment keeps what the browser does.
 */
export function useFocusOnNavigation(): void {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // The scroll position is the router's.
    if (hash) return;
    const place = document.querySelector<HTMLElement>("main [data-takes-focus]") ?? document.querySelector("main");
    place?.focus({ preventScroll: true });
  }, [pathname, hash]);
}
