import type { MouseEvent } from "react";

let isOpen = false;
/** Where the focus goes back to. */
let opener: HTMLElement | null = null;
const listeners = new Set<() => void>();

/** By the button that is pressed for it, which need not have the focus: Safari gives it none. */
export function openSettings({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  opener = currentTarget;
  change(true);
}

/** Closes the settings and gives the focus back to what opened them. */
export function closeSettings(): void {
  change(false);
  if (opener?.isConnected) opener.focus();
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
