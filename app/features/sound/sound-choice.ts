/** Of this browser: whether the desk may be heard. */
export const SOUND_KEY = "deskSound";
const ON = "on";

const listeners = new Set<() => void>();

/** Off until it was switched on here. Browser only. */
export function isSoundOn(): boolean {
  try {
    return localStorage.getItem(SOUND_KEY) === ON;
  } catch {
    return false;
  }
}

/** Remembers the choice in this browser, for all its pages; for this visit only where it keeps nothing. */
export function chooseSound(isOn: boolean): void {
  try {
    if (isOn) localStorage.setItem(SOUND_KEY, ON);
    else localStorage.removeItem(SOUND_KEY);
  } catch {
    // The desk stays silent.
  }
  for (const listener of listeners) listener();
}

/** For `useSyncExternalStore`: hears of a choice on this page and on others. */
export function subscribeToSound(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}
