import { type RefObject, useLayoutEffect } from "react";

/** The height, in pixels, that a panel at the lower edge covers: a custom property of the root element. */
const ROOM = "--room-below";

/** Tells the page how much of its lower edge is covered, so that it can be scrolled out from under the panel. */
export function useRoomBelow(panel: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element || !isShown) return;
    const { style } = document.documentElement;
    // The final position of the panel, not the one in mid-animation.
    const measure = () => style.setProperty(ROOM, `${window.innerHeight - element.offsetTop}px`);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    window.addEventListener("resize", measure);
    return () => {
      observer.disconnect();
      window.removeEventListener("resize", measure);
      style.removeProperty(ROOM);
    };
  }, [panel, isShown]);
}
