import { useSyncExternalStore } from "react";
import type { Choice } from "./choice";
import { currentChoice, subscribeToChoice } from "./consent-store";

/** What the visitor allows; null when nobody has been asked yet, on the server, and in the first render. */
export function useChoice(): Choice | null {
  return useSyncExternalStore(subscribeToChoice, currentChoice, () => null);
}
