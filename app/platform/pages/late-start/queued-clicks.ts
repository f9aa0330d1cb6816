import { PATIENCE } from "./patience";

const PRESSED = "button:not([popovertarget])";

/** Released presses are for React or, without it, for the browser; after a while they are released anyway. */
export function holdPresses(parts: readonly HTMLElement[]): () => void {
  let pressed: HTMLElement | null = null;
  let patience: ReturnType<typeof setTimeout> | undefined;
  const release = () => {
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
      release();
      window.addEventListener("click", hold, true);
    }, PATIENCE);
  };
  // Before React hears of the click: it would stop what it cannot answer yet.
  window.addEventListener("click", hold, true);
  return release;
}
