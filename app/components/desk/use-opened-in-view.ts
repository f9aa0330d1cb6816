import { useEffect } from "react";

/** It would unfold below the screen, or behind the menu of a phone. */
export function useOpenedInView(): void {
  useEffect(() => {
    const show = ({ target }: MouseEvent) => {
      const details = target instanceof Element ? target.closest("summary")?.parentElement : null;
      // It opens after the click event.
      if (details)
        requestAnimationFrame(() => details.matches("details[open]") && details.scrollIntoView({ block: "nearest" }));
    };
    document.addEventListener("click", show);
    return () => document.removeEventListener("click", show);
  }, []);
}
