import { useEffect } from "react";
import { whenIdle } from "~/lib/when-idle";
import { noteDeparture } from "./nearness";

/**
 * Brings all parts of the page to life once it has settled: on a page whose router goes on within it, such as from step to
 * step, which would have to wait for them.
 */
export function useWholePage(): void {
  useEffect(() => whenIdle(noteDeparture), []);
}
