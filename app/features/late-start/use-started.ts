import { useEffect } from "react";
import { noteAlive } from "./alive";
import { STARTED } from "./started";

/** Tells that the page is alive, to what has held what was pressed before. */
export function useStarted(): void {
  useEffect(() => {
    noteAlive();
    // Not in the midst of React's work: what a press does may have to show at once.
    queueMicrotask(() => window.dispatchEvent(new Event(STARTED)));
  }, []);
}
