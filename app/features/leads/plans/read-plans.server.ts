import { DEFAULT_PLANS } from "~/content/desk/plans/default-plans";
import type { Db } from "~/lib/db/database.server";
import type { PlanRow } from "~/lib/db/tables/plan-tables";
import type { Language } from "~/lib/language/language";
import type { Plan, PlanStep } from "./plan";
import { findPlanRow, planRows } from "./plan-store.server";

/** Those that ship come first, as the desk has changed them. */
export async function readPlans(db: Db, language: Language): Promise<Plan[]> {
  const rows = new Map((await planRows(db)).map((row) => [row.id, row]));
  const shipped = DEFAULT_PLANS.map((plan) => {
    const row = rows.get(plan.id);
    rows.delete(plan.id);
    return row ? planOf(row, language) : shippedPlan(plan, language);
  });
  return [...shipped, ...[...rows.values()].map((row) => planOf(row, language))];
}

export async function readPlan(db: Db, id: string, language: Language): Promise<Plan | null> {
  const row = await findPlanRow(db, id);
  if (row) return planOf(row, language);
  const shipped = DEFAULT_PLANS.find((plan) => plan.id === id);
  return shipped ? shippedPlan(shipped, language) : null;
}

export function isShipped(id: string): boolean {
  return DEFAULT_PLANS.some((plan) => plan.id === id);
}

function shippedPlan({ id, names, steps }: (typeof DEFAULT_PLANS)[number], language: Language): Plan {
  return { id, name: names[language], isAuto: false, steps: [...steps], version: 0 };
}

/** A name that ships is in the language of whoever reads it; the owner's own is as it is. */
export function planName(name: string, language: Language): string {
  return DEFAULT_PLANS.find(({ names }) => Object.values(names).includes(name))?.names[language] ?? name;
}

function planOf({ id, name, is_auto, steps, version }: PlanRow, language: Language): Plan {
  return { id, name: planName(name, language), isAuto: is_auto === 1, steps: JSON.parse(steps) as PlanStep[], version };
}
