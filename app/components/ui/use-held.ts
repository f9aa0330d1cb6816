import { useEffect, useState } from "react";

/** Radix notices the focus too late on a slow processor, and believes the pointer rests on a closed toast. */
export function useHeld(viewport: HTMLElement | null, isShowing: boolean): boolean {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (!viewport || !isShowing) return;
    const holds = {
      pointer: false,
      focus: viewport.contains(document.activeElement),
      window: !document.hasFocus(),
    };
    const tell = () => setHeld(Object.values(holds).includes(true));
    const listeners = new AbortController();
    const listen = <Type extends keyof WindowEventMap>(
      type: Type,
      by: keyof typeof holds,
      isHolding: (event: WindowEventMap[Type]) => boolean,
    ) => {
      const note = (event: WindowEventMap[Type]) => {
        holds[by] = isHolding(event);
        tell();
      };
      window.addEventListener(type, note, { signal: listeners.signal });
    };
    const isThere = (target: EventTarget | null) => target instanceof Node && viewport.contains(target);
    listen("pointerover", "pointer", ({ target }) => isThere(target));
    listen("pointerout", "pointer", ({ relatedTarget }) => isThere(relatedTarget));
    listen("focusin", "focus", ({ target }) => isThere(target));
    listen("focusout", "focus", ({ relatedTarget }) => isThere(relatedTarget));
    listen("blur", "window", () => true);
    listen("focus", "window", () => false);
    tell();
    return () => listeners.abort();
  }, [viewport, isShowing]);
  return isHeld;
}
