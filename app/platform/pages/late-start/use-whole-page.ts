import { useEffect } from "react";
import { whenIdle } from "~/lib/when-idle";
import { noteDeparture } from "./nearness";

/** The router would wait for the parts at every step of a page that navigates within itself. */
export function useWholePage(): void {
  useEffect(() => whenIdle(noteDeparture), []);
}
