import { useEffect } from "react";

/** What a tap unfolds near the end of a screen would stay below it, or behind the menu of a phone: brings it into view. */
export function useOpenedInView(): void {
  useEffect(() => {
    const show = ({ target }: MouseEvent) => {
      const details = target instanceof Element ? target.closest("summary")?.parentElement : null;
      // It opens after the click.
      if (details)
        requestAnimationFrame(() => details.matches("details[open]") && details.scrollIntoView({ block: "nearest" }));
    };
    document.addEventListener("click", show);
    return () => document.removeEventListener("click", show);
  }, []);
}
