import { useSyncExternalStore } from "react";
import type { Choice } from "./choice";
import { currentChoice, subscribeToChoice } from "./consent-store";

/** Null on the server, in the first render, and before the visitor is asked. */
export function useChoice(): Choice | null {
  return useSyncExternalStore(subscribeToChoice, currentChoice, () => null);
}
