import { type RefObject, useEffect } from "react";

/** Sets `--chat-lift` and `--chat-room` on the panel, in pixels. */
export function useKeyboardRoom(panel: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    const { visualViewport: view } = window;
    const { current: element } = panel;
    if (!isOpen || !view || !element) return;
    const measure = () => {
      const lift = Math.max(0, window.innerHeight - view.height - view.offsetTop);
      element.style.setProperty("--chat-lift", `${lift}px`);
      element.style.setProperty("--chat-room", `${view.height}px`);
    };
    measure();
    view.addEventListener("resize", measure);
    view.addEventListener("scroll", measure);
    return () => {
      view.removeEventListener("resize", measure);
      view.removeEventListener("scroll", measure);
    };
  }, [panel, isOpen]);
}
