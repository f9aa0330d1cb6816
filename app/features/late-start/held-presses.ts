import { PATIENCE } from "./patience";

/** What only scripts may answer. Links are the browser's own. */
const PRESSED = "button:not([popovertarget])";

/**
 * Holds the buttons that are pressed in `parts` while nobody answers there, as the page's first script does for all of it.
 * Gives what lets go: pressed again once React answers, or by a browser as it is without scripts, which a button that has
 * waited too long does by itself.
 */
export function holdPresses(parts: readonly HTMLElement[]): () => void {
  let pressed: HTMLElement | null = null;
  let patience: ReturnType<typeof setTimeout> | undefined;
  const letGo = () => {
    clearTimeout(patience);
    window.removeEventListener("click", hold, true);
    pressed?.removeAttribute("aria-busy");
    if (pressed?.isConnected) pressed.click();
    pressed = null;
  };
  const hold = (event: MouseEvent) => {
    const found = event.target instanceof Element && event.target.closest<HTMLElement>(PRESSED);
    if (!found || !parts.some((part) => part.contains(found))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed?.removeAttribute("aria-busy");
    pressed = found;
    found.setAttribute("aria-busy", "true");
    clearTimeout(patience);
    patience = setTimeout(() => {
      letGo();
      window.addEventListener("click", hold, true);
    }, PATIENCE);
  };
  // Before React hears of it, which stops what it cannot answer yet.
  window.addEventListener("click", hold, true);
  return letGo;
}
