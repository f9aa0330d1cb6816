/**
 * Focuses `place` if the focused element is gone, such as a button that was disabled or a row that was removed. An
 * element around `place` counts as gone too: Safari does not focus a pressed button, but its nearest focusable
 * ancestor, such as `<main>`.
 */
export function focusIfLost(place: HTMLElement | null | undefined, options?: FocusOptions): void {
  if (place && document.activeElement?.contains(place)) place.focus(options);
}
