import type { Db } from "~/lib/db/database.server";
import { isDatabaseAway } from "~/lib/db/database-errors.server";
import { dayOf } from "~/lib/time/zoned-time";
import type { ConfiguratorMode } from "./configurator-state";
import { addStepCounts } from "./configurator-store.server";
import { type CountedStep, NOT_BEGUN, newlyReached, SENT } from "./counted-steps";

/** Counts by day in the business's time zone. Stores nothing else. */
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

/** Returns the last step counted now. Without a database nothing is counted, and the visitor can still go on. */
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

/** An index; `NOT_BEGUN` when the form says nothing sensible. */
export function countedIn(value: unknown): number {
  const index = Number(value ?? NOT_BEGUN);
  return Number.isInteger(index) && index >= NOT_BEGUN && index < SENT ? index : NOT_BEGUN;
}
