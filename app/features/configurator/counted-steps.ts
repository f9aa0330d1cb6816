import * as z from "zod/mini";
import { STEPS } from "./wizard";

/** Where the browser tells which steps were reached. */
export const STEP_COUNT_PATH = "/api/configurator-steps";

/** What is counted of a configuration: that it was begun is its first step, and after the last that it was sent. */
export const COUNTED_STEPS = [...STEPS, "sent"] as const;
export type CountedStep = (typeof COUNTED_STEPS)[number];

/** Index of a configuration that was sent, and of one that is not begun. */
export const SENT = COUNTED_STEPS.length - 1;
export const NOT_BEGUN = -1;

/** Steps that were reached, each for the first time in its configuration. Tells nothing of who, nor of what was chosen. */
export const stepCountSchema = z.object({
  mode: z.enum(["website", "subscription"]),
  steps: z.array(z.enum(COUNTED_STEPS)).check(
    z.minLength(1),
    z.maxLength(COUNTED_STEPS.length),
    z.refine((steps) => new Set(steps).size === steps.length),
  ),
});

/** The steps up to `reached` that are not counted yet, when those up to `counted` are; both are indexes. */
export function newlyReached(counted: number, reached: number): CountedStep[] {
  return COUNTED_STEPS.slice(counted + 1, reached + 1);
}
