import type { DeskWords } from "~/content/desk/nl";
import { deskWords } from "~/content/desk/words.server";
import type { Db } from "~/lib/db/database.server";
import type { LeadRow } from "~/lib/db/tables/lead-tables";
import type { PlanRunRow, PlanStepRow } from "~/lib/db/tables/plan-tables";
import type { Language } from "~/lib/language/language";
import { fill } from "~/lib/text/fill";
import { formatDay } from "~/lib/time/clock";
import { dayOf } from "~/lib/time/zoned-time";
import { findLead } from "../lead-store.server";
import type { Reader } from "../list/present-lead.server";
import { draftOf, openQuote } from "./draft.server";
import type { ShownPlan, ShownStep, StepNotice } from "./lead-plan";
import { STEP_OUTCOME_QUERY, STEP_QUERY } from "./lead-plan";
import { type Activity, type Draft, isOfQuote, namesQuote, withoutUnknown } from "./plan";
import { findRun, findStep, runsOf, stepsOfRuns } from "./plan-store.server";
import { planName, readPlan, readPlans } from "./read-plans.server";
import { canBeFollowed, type PlanServices } from "./run-plan.server";

type Services = Pick<PlanServices, "db" | "env">;

/** Null for a lead that is gone. */
export async function readLeadPlan(services: Services, leadId: string, reader: Reader): Promise<ShownPlan | null> {
  const { db } = services;
  const { language } = reader;
  const lead = await findLead(db, { id: leadId });
  if (!lead) return null;
  const [last] = await runsOf(db, [lead.id]);
  const running = last?.state === "running" ? last : null;
  const plans = running || !canBeFollowed(lead) ? [] : await readPlans(db, language);
  const hasQuote = (await openQuote(db, lead.id, reader.now)) !== undefined;
  const waiting = plans.filter((plan) => !hasQuote && namesQuote(plan, lead.language));
  const names = waiting.map(({ name }) => name).join("’, ‘");
  return {
    running: running && (await presentRun(services, running, lead, reader)),
    offered: plans.filter((plan) => !waiting.includes(plan)).map(({ id, name }) => ({ id, name })),
    awaitsQuote: names ? fill(deskWords[language].plans.lead.awaitsQuote, { names }) : null,
    ended: last && !running ? presentEnd(last, language) : null,
  };
}

async function presentRun(services: Services, run: PlanRunRow, lead: LeadRow, reader: Reader) {
  const { language } = reader;
  const copy = deskWords[language].plans.lead;
  const plan = await readPlan(services.db, run.plan_id, language);
  const isSame = plan?.version === run.plan_version;
  const steps: ShownStep[] = [];
  for (const step of await stepsOfRuns(services.db, [run.id]))
    steps.push(await presentStep(services, step, lead, reader));
  return {
    says: fill(copy.running, { name: planName(run.name, language), day: formatDay(dayOf(run.started_at), language) }),
    notes: [...(isSame ? [] : [copy.changed]), ...(run.is_auto === 1 && plan?.isAuto ? [copy.auto] : [])],
    steps,
  };
}

export async function presentStep(
  { db, env }: Services,
  step: PlanStepRow,
  lead: LeadRow,
  { language, now }: Reader,
): Promise<ShownStep> {
  const copy = deskWords[language].plans.lead;
  const draft = withoutUnknown(await draftOf(db, step, lead, { env, sender: null, now }));
  const isOpen = step.state === "open" || step.state === "queued";
  const isDue = isOpen && step.due_at <= now.toISOString();
  const problem = isOpen && step.kind === "mail" ? whyUnfit(draft, lead, deskWords[language].plans) : null;
  return {
    id: step.id,
    kind: step.kind,
    subject: draft.subject,
    body: draft.body,
    when: isDue ? copy.due : isOpen ? formatDay(dayOf(step.due_at), language) : copy.states[settledIn(step)],
    isDue,
    isOpen,
    problem,
    act: !isOpen || problem !== null ? null : step.kind === "mail" ? "send" : "done",
  };
}

function whyUnfit(
  { missing }: Draft,
  { email }: LeadRow,
  { lead: copy, variables }: DeskWords["plans"],
): string | null {
  if (email === null) return copy.noAddress;
  if (missing.some(isOfQuote)) return copy.noQuote;
  const what = missing.map((name) => variables[name]).join(", ");
  return what ? fill(copy.unfit, { what }) : null;
}

function settledIn({ state }: PlanStepRow): "done" | "sent" | "skipped" | "stopped" {
  return state === "done" || state === "sent" || state === "skipped" ? state : "stopped";
}

export function presentEnd({ name, state, end_reason }: PlanRunRow, language: Language): string {
  const { timeline, signs } = deskWords[language].plans;
  const ended = fill(state === "finished" ? timeline.finished : timeline.stopped, { name: planName(name, language) });
  const why = end_reason === null ? "" : signs[end_reason as Activity];
  return why ? `${ended}, ${why}` : ended;
}

const OUTCOMES = ["settled", "undone", "late", "already", "unfit", "other", "closed", "no-quote", "gone"] as const;
export type StepOutcome = (typeof OUTCOMES)[number];

/** The outcome of the last tap, as the address gives it. */
export async function readStepNotice(
  db: Db,
  { searchParams }: Pick<URL, "searchParams">,
  language: Language,
): Promise<StepNotice | null> {
  const copy = deskWords[language].plans.lead;
  const outcome = OUTCOMES.find((known) => known === searchParams.get(STEP_OUTCOME_QUERY));
  if (!outcome) return null;
  if (outcome === "settled") {
    const step = await findStep(db, searchParams.get(STEP_QUERY) ?? "");
    const state = step?.state;
    if (!step || (state !== "done" && state !== "sent" && state !== "skipped")) return null;
    const run = await findRun(db, step.run_id);
    const undo = run?.state === "stopped" ? null : step.id;
    return { text: copy.settled[state], isGood: true, undo };
  }
  const text =
    outcome === "unfit"
      ? copy.cannot
      : outcome === "other" || outcome === "closed" || outcome === "no-quote" || outcome === "gone"
        ? copy.refused[outcome]
        : copy[outcome];
  return { text, isGood: outcome === "undone", undo: null };
}
