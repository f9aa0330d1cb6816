let isOpen = false;
/** Where the focus goes back to. */
let opener: Element | null = null;
const listeners = new Set<() => void>();

export function openSettings(): void {
  opener = document.activeElement;
  change(true);
}

/** Closes the settings and gives the focus back to what opened them. */
export function closeSettings(): void {
  change(false);
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
  opener = null;
}

/** For `useSyncExternalStore`. */
export function subscribeToSettings(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function areSettingsOpen(): boolean {
  return isOpen;
}

function change(next: boolean): void {
  isOpen = next;
  for (const listener of listeners) listener();
}
