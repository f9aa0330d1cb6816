import { type RefObject, useLayoutEffect } from "react";

const ROOM = "--room-below";

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
