import type { MouseEvent } from "react";

let isOpen = false;
let opener: HTMLElement | null = null;
const listeners = new Set<() => void>();

/** The event names the pressed button, which need not have the focus: Safari gives it none. */
export function openSettings({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  opener = currentTarget;
  change(true);
}

export function closeSettings(): void {
  change(false);
  if (opener?.isConnected) opener.focus();
  opener = null;
}

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
