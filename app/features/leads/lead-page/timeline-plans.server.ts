import { deskWords } from "~/content/desk/words.server";
import type { Db } from "~/lib/db/database.server";
import type { PlanRunRow, PlanStepRow } from "~/lib/db/tables/plan-tables";
import type { Language } from "~/lib/language/language";
import { fill } from "~/lib/text/fill";
import { runsOf, stepsOfRuns } from "../plans/plan-store.server";
import { presentEnd } from "../plans/present-plan.server";
import { planName } from "../plans/read-plans.server";
import { type Happening, NO_MORE } from "./timeline";

/** The begin and end of plans, and their calls. Their mails are in the timeline themselves. */
export async function readPlanHappenings(db: Db, leadIds: readonly string[], language: Language): Promise<Happening[]> {
  const runs = await runsOf(db, leadIds);
  const steps = await stepsOfRuns(
    db,
    runs.map(({ id }) => id),
  );
  return [...runs.flatMap((run) => presentRun(run, language)), ...steps.flatMap((step) => presentStep(step, language))];
}

function presentRun(run: PlanRunRow, language: Language): Happening[] {
  const { started } = deskWords[language].plans.timeline;
  const { id, name, started_at, started_by, ended_at, ended_by } = run;
  const work = { ...NO_MORE, kind: "work" as const };
  return [
    { ...work, key: id, at: started_at, title: fill(started, { name: planName(name, language) }), by: started_by },
    ...(ended_at === null
      ? []
      : [{ ...work, key: `${id}-ended`, at: ended_at, title: presentEnd(run, language), by: ended_by }]),
  ];
}

function presentStep({ id, subject, state, settled_at, settled_by }: PlanStepRow, language: Language): Happening[] {
  const { timeline } = deskWords[language].plans;
  if (settled_at === null || (state !== "done" && state !== "skipped")) return [];
  const title = fill(timeline[state], { what: subject });
  return [{ ...NO_MORE, kind: "work", key: id, at: settled_at, title, by: settled_by }];
}
