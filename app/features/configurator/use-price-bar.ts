import { type RefObject, useEffect } from "react";

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
