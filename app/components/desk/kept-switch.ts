import { useSyncExternalStore } from "react";

/** Where storage is blocked, it holds for one page. `byDefault` is not stored. Browser only, but for the hook. */
export function keptSwitch(key: string, byDefault: boolean) {
  const other = byDefault ? "off" : "on";
  const listeners = new Set<() => void>();
  /** A choice that could not be stored: it lasts as long as the page. */
  let chosen: boolean | null = null;

  function isOn(): boolean {
    if (chosen !== null) return chosen;
    try {
      return localStorage.getItem(key) === other ? !byDefault : byDefault;
    } catch {
      return byDefault;
    }
  }

  function choose(isOn: boolean): void {
    try {
      if (isOn === byDefault) localStorage.removeItem(key);
      else localStorage.setItem(key, other);
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

  return { isOn, choose, useIsOn: () => useSyncExternalStore(subscribe, isOn, () => byDefault) };
}
