/** Of this browser: whether the desk may be heard. */
export const SOUND_KEY = "deskSound";
const ON = "on";

const listeners = new Set<() => void>();
/** What could not be kept: it holds as long as the page does. */
let chosen: boolean | null = null;

/** Off until it was switched on here. Browser only. */
export function isSoundOn(): boolean {
  if (chosen !== null) return chosen;
  try {
    return localStorage.getItem(SOUND_KEY) === ON;
  } catch {
    return false;
  }
}

/** Remembers the choice in this browser, for all its pages; for this page only where it keeps nothing. */
export function chooseSound(isOn: boolean): void {
  try {
    if (isOn) localStorage.setItem(SOUND_KEY, ON);
    else localStorage.removeItem(SOUND_KEY);
    chosen = null;
  } catch {
    chosen = isOn;
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
