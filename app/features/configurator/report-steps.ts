import type { ConfiguratorMode } from "./configurator-state";
import { type CountedStep, STEP_COUNT_PATH } from "./counted-steps";

/** Works while the page is being left; nothing waits for it. Browser only. */
export function reportSteps(mode: ConfiguratorMode, steps: readonly CountedStep[]): void {
  if (steps.length === 0 || !navigator.onLine) return;
  fetch(STEP_COUNT_PATH, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ mode, steps }),
    credentials: "omit",
    keepalive: true,
  }).catch(() => {
    // Missing one count does no harm.
  });
}
