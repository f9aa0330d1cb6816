import { stepDueAt, whenOpen } from "~/features/leads/plans/step-days.server";
import type { ProjectItemRow, ProjectRow, ProjectVersionRow } from "~/lib/db/tables/project-tables";
import { addHours } from "~/lib/time/clock";
import { isComplete, SHOWN_REMINDERS, SILENT_DAYS } from "./project";
import { type Move, type Pause, projectClocks } from "./project-clock";

/** Working days after which the customer is reminded of what is missing. */
const MISSING_AFTER = [2, 5];

export interface ProjectParts {
  items: readonly ProjectItemRow[];
  /** Oldest first. */
  versions: readonly ProjectVersionRow[];
}

/** State, pauses, deadlines and the next reminder, as they follow from what was given and shown by `at` (ISO-8601 UTC). */
export function recountProject(project: ProjectRow, parts: ProjectParts, at: string): Partial<ProjectRow> {
  const isStopped = project.state === "stopped";
  if (isStopped || project.state === "live") {
    const pauses = pausedAt(pausesOf(project), { isRunning: project.complete_at !== null, isAwaited: isStopped }, at);
    return { pauses: JSON.stringify(pauses), waiting_since: null, next_reminder_at: null, reminders: 0 };
  }
  const hasAll = isComplete(parts.items);
  const [latest] = parts.versions.slice(-1);
  const complete_at = project.complete_at ?? (hasAll || latest ? at : null);
  const state = stateOf(complete_at, latest);
  const pauses = pausedAt(
    pausesOf(project),
    { isRunning: complete_at !== null, isAwaited: !hasAll || state === "showing" },
    at,
  );
  const due = complete_at === null ? null : projectClocks(promisedOf({ ...project, complete_at }, pauses));
  return {
    state,
    complete_at,
    pauses: JSON.stringify(pauses),
    first_version_due_at: latest ? project.first_version_due_at : (due?.firstVersion ?? null),
    live_due_at: due?.live ?? null,
    ...remindedAgain(project, { state, hasAll }, at),
  };
}

export function pausesOf({ pauses }: Pick<ProjectRow, "pauses">): Pause[] {
  return JSON.parse(pauses) as Pause[];
}

export function movesOf({ moves }: Pick<ProjectRow, "moves">): Move[] {
  return JSON.parse(moves) as Move[];
}

function promisedOf(project: ProjectRow & { complete_at: string }, pauses: readonly Pause[]) {
  const { complete_at: completeAt, first_version_hours: hours, live_days: workingDays } = project;
  return { completeAt, hours, workingDays, pauses, moves: movesOf(project) };
}

function stateOf(completeAt: string | null, latest: ProjectVersionRow | undefined): ProjectRow["state"] {
  if (completeAt === null) return "collecting";
  if (latest?.outcome === null) return "showing";
  return latest && latest.outcome !== "changes" ? "approved" : "building";
}

/** The clocks stand still from the moment at which the customer is waited for, until they are not. */
function pausedAt(
  pauses: readonly Pause[],
  { isRunning, isAwaited }: { isRunning: boolean; isAwaited: boolean },
  at: string,
): Pause[] {
  const open = pauses.find(({ to }) => to === null);
  if (isRunning && isAwaited && !open) return [...pauses, { from: at, to: null }];
  if (!isAwaited && open) return pauses.map((pause) => (pause === open ? { ...pause, to: at } : pause));
  return [...pauses];
}

interface Waited {
  state: ProjectRow["state"];
  hasAll: boolean;
}

/** Reminders begin anew when the customer is waited for anew. */
function remindedAgain(project: ProjectRow, waited: Waited, at: string): Partial<ProjectRow> {
  const since = waitingSince(project, waited, at);
  const reminders = since === project.waiting_since ? project.reminders : 0;
  return { waiting_since: since, reminders, next_reminder_at: since && reminderAt(waited, since, reminders) };
}

/** A version is waited for by itself, and so are the missing things. */
function waitingSince(project: ProjectRow, { state, hasAll }: Waited, at: string): string | null {
  if (state !== "showing" && hasAll) return null;
  const isSame = (state === "showing") === (project.state === "showing");
  return (isSame ? project.waiting_since : null) ?? at;
}

/** Null after the last one. */
function reminderAt({ state }: Pick<Waited, "state">, since: string, reminders: number): string | null {
  const isShown = state === "showing";
  const after = (isShown ? SHOWN_REMINDERS : MISSING_AFTER)[reminders];
  if (after === undefined) return null;
  return isShown ? shownReminderAt(since, after) : stepDueAt(since, after);
}

function shownReminderAt(shownAt: string, days: number): string {
  return whenOpen(addHours(shownAt, 24 * days));
}

/** True if the customer has been silent about a version for so long that the desk may call it approved. */
export function isSilent({ state, waiting_since }: Pick<ProjectRow, "state" | "waiting_since">, now: Date): boolean {
  if (state !== "showing" || waiting_since === null) return false;
  const lastReminder = shownReminderAt(waiting_since, SHOWN_REMINDERS[1]);
  return addHours(lastReminder, 24 * SILENT_DAYS) <= now.toISOString();
}
