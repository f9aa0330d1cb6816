import * as z from "zod/mini";
import { STEPS } from "./wizard";

/** Where the browser reports which steps were reached. */
export const STEP_COUNT_PATH = "/api/configurator-steps";

/**
 * What is counted of a configuration: its first step means that it was begun, and after the last step comes that it was
 * sent.
 */
export const COUNTED_STEPS = [...STEPS, "sent"] as const;
export type CountedStep = (typeof COUNTED_STEPS)[number];

/** The index of a configuration that was sent, and that of one not begun. */
export const SENT = COUNTED_STEPS.length - 1;
export const NOT_BEGUN = -1;

/**
 * Steps that were reached, each for the first time in its configuration. Says nothing about the visitor or the choices.
 */
export const stepCountSchema = z.object({
  mode: z.enum(["website", "subscription"]),
  steps: z.array(z.enum(COUNTED_STEPS)).check(
    z.minLength(1),
    z.maxLength(COUNTED_STEPS.length),
    z.refine((steps) => new Set(steps).size === steps.length),
  ),
});

/** The steps up to `reached` that are not counted yet, given that those up to `counted` are; both are indexes. */
export function newlyReached(counted: number, reached: number): CountedStep[] {
  return COUNTED_STEPS.slice(counted + 1, reached + 1);
}
