import { createContext, use, useSyncExternalStore } from "react";

/** The address as the server answered it. */
export interface ServedAddress {
  pathname: string;
  /** The query with its question mark; empty if there is none. */
  search: string;
}

export const ServedAddressContext = createContext<ServedAddress | null>(null);

const CHANGED = "addresschange";
const STEPS_BEFORE = "stepsBefore";

/** `search` and `hash` follow the address bar; `pathname` is that of the page. */
export function usePageAddress(): ServedAddress & { hash: string } {
  const served = use(ServedAddressContext);
  if (!served) throw new Error("usePageAddress must be used within a page");
  const now = useSyncExternalStore(
    subscribe,
    () => window.location.search + window.location.hash,
    () => null,
  );
  if (now === null) return { ...served, hash: "" };
  const start = now.indexOf("#");
  const end = start < 0 ? now.length : start;
  return { pathname: served.pathname, search: now.slice(0, end), hash: now.slice(end) };
}

/** Stays on the page. An address that is there already adds no step to go back, like a link pressed twice. */
export function changeAddress(search: string, { replace = false } = {}): void {
  const { location, history } = window;
  const next = location.pathname + search;
  const isSame = replace || next === location.pathname + location.search + location.hash;
  const state = { [STEPS_BEFORE]: stepsBefore() + (isSame ? 0 : 1) };
  history[isSame ? "replaceState" : "pushState"](state, "", next);
  window.dispatchEvent(new Event(CHANGED));
}

/** Counted from the entry with which this page was opened. */
export function stepsBefore(): number {
  return window.history.state?.[STEPS_BEFORE] ?? 0;
}

function subscribe(listener: () => void): () => void {
  const types = [CHANGED, "popstate", "hashchange"];
  for (const type of types) window.addEventListener(type, listener);
  return () => {
    for (const type of types) window.removeEventListener(type, listener);
  };
}
