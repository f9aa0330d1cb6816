/** Safari does not focus a pressed button, but an ancestor: an element around `place` counts as gone too. */
export function focusIfLost(place: HTMLElement | null | undefined, options?: FocusOptions): void {
  if (place && document.activeElement?.contains(place)) place.focus(options);
}
