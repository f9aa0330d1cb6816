import { useSyncExternalStore } from "react";

/** Where a browser keeps that the keys of the desk are switched off. */
export const KEYS_KEY = "deskKeys";
const OFF = "off";
const listeners = new Set<() => void>();
/** What could not be kept: it holds as long as the page does. */
let chosen: boolean | null = null;

/** Whether single keys do something on the dashboard: people who speak to their computer switch that off. */
export function useKeysSetting(): { isOn: boolean; setOn: (isOn: boolean) => void } {
  const isOn = useSyncExternalStore(subscribe, areKeysOn, () => true);
  return { isOn, setOn };
}

export function areKeysOn(): boolean {
  if (chosen !== null) return chosen;
  try {
    return localStorage.getItem(KEYS_KEY) !== OFF;
  } catch {
    return true;
  }
}

/** Remembers the choice in this browser, for all its pages. */
export function setOn(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(KEYS_KEY);
    else localStorage.setItem(KEYS_KEY, OFF);
    chosen = null;
  } catch {
    chosen = isOn;
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}
