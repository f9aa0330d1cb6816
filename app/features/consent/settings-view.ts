import type { MouseEvent } from "react";

let isOpen = false;
/** Where the focus returns to. */
let opener: HTMLElement | null = null;
const listeners = new Set<() => void>();

/** Takes the pressed button from the event, since it need not have the focus: Safari gives it none. */
export function openSettings({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  opener = currentTarget;
  change(true);
}

/** Closes the settings and returns the focus to what opened them. */
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
