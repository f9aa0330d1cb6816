import { createContext, type RouterContextProvider } from "react-router";
import * as z from "zod/mini";
import { answerDueAt } from "~/content/answer-due";
import type { Db } from "~/lib/db/database.server";
import { isDatabaseAway } from "~/lib/db/database-errors.server";
import { addHours } from "~/lib/time/clock";
import { stepAt } from "./configurator-fields";
import {
  type ConfiguratorMode,
  type ConfiguratorState,
  DRAFT_PARAM,
  IDLE_CONFIGURATOR,
  MOMENT_PARAM,
  OUTCOME_PARAM,
  STEP_PARAM,
} from "./configurator-state";
import { openDraft } from "./drafts.server";
import { EMPTY_ANSWERS, openStep } from "./wizard";

export const configuratorStateContext = createContext<ConfiguratorState | null>(null);

export async function configuratorState(
  { searchParams }: URL,
  context: Readonly<RouterContextProvider>,
  db: Db,
  mode: ConfiguratorMode,
): Promise<ConfiguratorState> {
  const again = context.get(configuratorStateContext);
  if (again) return again;
  const outcome = searchParams.get(OUTCOME_PARAM);
  if (outcome === "sent" || outcome === "delayed") return thanksState(outcome, searchParams.get(MOMENT_PARAM));
  const token = searchParams.get(DRAFT_PARAM);
  if (token !== null) return draftState(db, token, mode);
  return { ...IDLE_CONFIGURATOR, step: stepAt(searchParams.get(STEP_PARAM), EMPTY_ANSWERS) };
}

function thanksState(status: "sent" | "delayed", moment: string | null): ConfiguratorState {
  const { data: createdAt } = z.safeParse(z.iso.datetime(), moment);
  return { ...IDLE_CONFIGURATOR, status, createdAt: createdAt && isOpen(createdAt) ? createdAt : null };
}

/** The address may be opened long after `createdAt`. */
function isOpen(createdAt: string): boolean {
  const now = new Date().toISOString();
  return createdAt <= addHours(now, 1) && answerDueAt(createdAt, { isAds: false }) > now;
}

async function draftState(db: Db, token: string, mode: ConfiguratorMode): Promise<ConfiguratorState> {
  try {
    const draft = await openDraft(db, token, mode);
    if (!draft) return { ...IDLE_CONFIGURATOR, status: "expired" };
    const step = openStep(String(draft.step + 1), draft.answers);
    return { ...IDLE_CONFIGURATOR, status: "draft", answers: draft.answers, step, counted: step };
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    return { ...IDLE_CONFIGURATOR, status: "failed" };
  }
}
