/** What is pressed by a click: where a link leads to another site or a new window, nobody has to be waited for. */
const PRESSED = 'button:not([popovertarget]), a[href^="/"]:not([target], [download])';

/**
 * Holds what is pressed in `parts` while nobody answers there, as the page's first script does for all of it. Gives what
 * lets go: pressed again once React answers, or by a browser as it is without scripts.
 */
export function holdPresses(parts: readonly HTMLElement[]): () => void {
  let pressed: HTMLElement | null = null;
  const hold = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    const found = isPlain && event.target instanceof Element && event.target.closest<HTMLElement>(PRESSED);
    if (!found || !parts.some((part) => part.contains(found))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed?.removeAttribute("aria-busy");
    pressed = found;
    found.setAttribute("aria-busy", "true");
  };
  // Before React hears of it, which stops what it cannot answer yet.
  window.addEventListener("click", hold, true);
  return () => {
    window.removeEventListener("click", hold, true);
    pressed?.removeAttribute("aria-busy");
    if (pressed?.isConnected) pressed.click();
    pressed = null;
  };
}
