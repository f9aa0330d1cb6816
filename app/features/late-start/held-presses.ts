import { PATIENCE } from "./patience";

/** What needs scripts to respond. Links work in the browser alone. */
const PRESSED = "button:not([popovertarget])";

/**
 * Holds presses of buttons in `parts` until React answers there, as the page's first script does for the whole page.
 * Returns what releases them: the button is pressed again, for React or, without it, for the browser. A button that has
 * waited too long is released automatically.
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
  // Before React hears of the click: it would stop what it cannot answer yet.
  window.addEventListener("click", hold, true);
  return letGo;
}
