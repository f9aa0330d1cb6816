import type { Db } from "~/lib/db/database.server";
import { isDatabaseAway } from "~/lib/db/database-errors.server";
import { dayOf } from "~/lib/zoned-time.server";
import type { ConfiguratorMode } from "./configurator-state";
import { type CountedStep, NOT_BEGUN, newlyReached, SENT } from "./counted-steps";
import { addStepCounts } from "./store.server";

/** Counts steps that were reached at `now`, on the day that it is at the business. Nothing else is kept of it. */
export async function countSteps(
  db: Db,
  { mode, steps }: { mode: ConfiguratorMode; steps: readonly CountedStep[] },
  now: Date,
): Promise<void> {
  if (steps.length > 0)
    await addStepCounts(
      db,
      steps.map((step) => ({ day: dayOf(now.toISOString()), mode, step })),
    );
}

/**
 * Counts what the form without JavaScript has reached: it says itself up to where it was counted. Gives up to where it
 * is now. Without a database nothing is counted, and nobody is kept from going on.
 */
export async function countPlainSteps(
  db: Db,
  { mode, counted, reached }: { mode: ConfiguratorMode; counted: number; reached: number },
  now: Date,
): Promise<number> {
  try {
    await countSteps(db, { mode, steps: newlyReached(counted, reached) }, now);
    return Math.max(counted, reached);
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    return counted;
  }
}

/** Up to where a form says that it was counted (an index); not at all when it says nothing sensible. */
export function countedIn(value: unknown): number {
  const index = Number(value ?? NOT_BEGUN);
  return Number.isInteger(index) && index >= NOT_BEGUN && index < SENT ? index : NOT_BEGUN;
}
