/**
 * Gives `place` the focus where what had it is gone, as a button that was disabled or a row that was taken away. What is
 * around it counts as gone: Safari focuses not the button that is pressed, but the nearest part around it that takes the
 * focus, such as `<main>`.
 */
export function focusIfLost(place: HTMLElement | null | undefined, options?: FocusOptions): void {
  if (place && document.activeElement?.contains(place)) place.focus(options);
}
