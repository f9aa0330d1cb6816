import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

export const TAKES_FOCUS = { "data-takes-focus": "" };

/** Focus as on a loaded page, for screen readers and Tab. A link to a fragment keeps the browser's behaviour. */
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
