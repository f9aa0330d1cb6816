import { useEffect } from "react";
import { whenIdle } from "~/lib/when-idle";
import { noteDeparture } from "./nearness";

/**
 * Brings all parts of the page to life once it has settled. For pages that navigate within themselves, such as from
 * step to step: the router would otherwise wait for the parts.
 */
export function useWholePage(): void {
  useEffect(() => whenIdle(noteDeparture), []);
}
