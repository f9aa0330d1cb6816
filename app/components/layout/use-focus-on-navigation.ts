import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Brings the focus to `<main>` when a link has led to another page, as a loaded page would: a screen reader tells it,
 * and Tab goes on from there. A link to a fragment keeps what the browser does.
 */
export function useFocusOnNavigation(): void {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // The scroll position is the router's.
    if (!hash) document.querySelector("main")?.focus({ preventScroll: true });
  }, [pathname, hash]);
}
