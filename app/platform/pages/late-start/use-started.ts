import { useEffect } from "react";
import { noteAlive } from "./hydrated";
import { STARTED } from "./started";

export function useStarted(): void {
  useEffect(() => {
    noteAlive();
    // Not in the middle of React's work: a press may have to take effect at once.
    queueMicrotask(() => window.dispatchEvent(new Event(STARTED)));
  }, []);
}
