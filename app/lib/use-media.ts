import { useCallback, useSyncExternalStore } from "react";

/** Whether the media query matches, now and when it changes. On the server and in the first render: `before`. */
export function useMedia(query: string, before: boolean): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", changed);
      return () => list.removeEventListener("change", changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => before,
  );
}
