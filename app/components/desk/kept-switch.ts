import { useSyncExternalStore } from "react";
import { browserStore } from "~/components/forms/browser-store";

/** `byDefault` is not stored. Browser only, but for the hook. */
export function keptSwitch(key: string, byDefault: boolean) {
  const other = byDefault ? "off" : "on";
  const store = browserStore(() => localStorage);
  const listeners = new Set<() => void>();

  const isOn = () => (store.read(key) === other ? !byDefault : byDefault);

  function choose(isOn: boolean): void {
    if (isOn === byDefault) store.drop(key);
    else store.keep(key, other);
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
