import { type RefObject, useEffect } from "react";

/** Tells what floats above the page that the price bar lies along the lower edge, and whether its `lines` are open. */
export function usePriceBar(lines: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const details = lines.current;
    const { dataset } = document.documentElement;
    const tell = () => {
      dataset.priceBar = details?.open ? "open" : "closed";
    };
    tell();
    details?.addEventListener("toggle", tell);
    return () => {
      details?.removeEventListener("toggle", tell);
      delete dataset.priceBar;
    };
  }, [lines]);
}
