import type { ConfiguratorMode } from "~/features/configurator/configurator-state";
import { COUNTED_STEPS, type CountedStep } from "~/features/configurator/counted-steps";

export interface FunnelReport {
  mode: ConfiguratorMode;
  begun: number;
  sent: number;
  steps: FunnelStep[];
}

interface FunnelStep {
  step: CountedStep;
  reached: number;
  /** 0 to 1. */
  share: number;
  lost: number;
}

const MODES: readonly ConfiguratorMode[] = ["website", "subscription"];

/** A step never counts less than a later one. */
export function reportFunnels(
  counts: readonly { mode: ConfiguratorMode; step: string; visits: number }[],
): FunnelReport[] {
  return MODES.map((mode) => {
    const told = COUNTED_STEPS.map(
      (step) => counts.find((count) => count.mode === mode && count.step === step)?.visits ?? 0,
    );
    // Visitors whom a link took past a step, or whose count got lost, count there all the same.
    const reached = told.map((_, index) => Math.max(...told.slice(index)));
    const [begun = 0] = reached;
    return {
      mode,
      begun,
      sent: reached.at(-1) ?? 0,
      steps: COUNTED_STEPS.map((step, index) => {
        const here = reached[index] ?? 0;
        return {
          step,
          reached: here,
          share: begun === 0 ? 0 : here / begun,
          lost: (reached[index - 1] ?? here) - here,
        };
      }),
    };
  });
}
