import * as z from "zod/mini";
import { STEPS } from "./wizard";

export const STEP_COUNT_PATH = "/api/configurator-steps";

/** The first step means that it was begun. */
export const COUNTED_STEPS = [...STEPS, "sent"] as const;
export type CountedStep = (typeof COUNTED_STEPS)[number];

export const SENT = COUNTED_STEPS.length - 1;
export const NOT_BEGUN = -1;

/** Each for the first time in its configuration. Says nothing about the visitor or the choices. */
export const stepCountSchema = z.object({
  mode: z.enum(["website", "subscription"]),
  steps: z.array(z.enum(COUNTED_STEPS)).check(
    z.minLength(1),
    z.maxLength(COUNTED_STEPS.length),
    z.refine((steps) => new Set(steps).size === steps.length),
  ),
});

/** Those up to `counted` are counted already; both are indexes. */
export function newlyReached(counted: number, reached: number): CountedStep[] {
  return COUNTED_STEPS.slice(counted + 1, reached + 1);
}
