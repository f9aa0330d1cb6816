import { useCallback, useSyncExternalStore } from "react";

/** `before` on the server and in the first render. */
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
