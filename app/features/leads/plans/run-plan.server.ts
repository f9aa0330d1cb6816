import type { Outbox } from "~/features/mail/outbox/outbox.server";
import { type By, recordAudit } from "~/lib/audit/audit-store.server";
import type { Db, Tx } from "~/lib/db/database.server";
import type { LeadRow } from "~/lib/db/tables/lead-tables";
import type { PlanRunRow, PlanStepRow } from "~/lib/db/tables/plan-tables";
import type { Language } from "~/lib/language/language";
import { newId } from "~/lib/new-id.server";
import { addMinutes } from "~/lib/time/clock";
import type { Live } from "~/platform/live/live.server";
import { userNames } from "../assign/assignee-store.server";
import { findLead, lockLead } from "../lead-store.server";
import { draftOf, openQuote, planMail } from "./draft.server";
import { namesQuote, type Plan, withoutUnknown } from "./plan";
import {
  changeRun,
  changeStep,
  countWaiting,
  deleteUntried,
  findStep,
  insertRun,
  insertSteps,
  lockRun,
  runningRun,
  stopSteps,
} from "./plan-store.server";
import { readPlan } from "./read-plans.server";
import { stepDueAt } from "./step-days.server";

/** The time in which a mail sent by a tap can be taken back. */
const UNDO_MINUTES = 1;

export interface PlanServices {
  db: Db;
  outbox: Outbox;
  live: Pick<Live, "publish">;
  env: { SITE_URL: string; SESSION_SECRET: string };
}

/**
 * `other`: another plan runs; `closed`: nobody is to be followed up; `no-quote`: it names a quote, and none is open. Only
 * `started` has changed anything.
 */
export type Started = "started" | "other" | "closed" | "no-quote" | "gone";

const OPEN: readonly LeadRow["status"][] = ["new", "contacted", "quoted"];

export function canBeFollowed({ status }: Pick<LeadRow, "status">): boolean {
  return OPEN.includes(status);
}

/** A lead follows the plan as it is now, whatever becomes of that. `language`: of the desk. */
export async function startPlan(
  services: PlanServices,
  leadId: string,
  planId: string,
  { language, ...by }: By & { language: Language },
): Promise<Started> {
  const { db, live } = services;
  const started = await db.transaction().execute(async (tx): Promise<Started> => {
    const lead = await lockLead(tx, leadId);
    const plan = lead && (await readPlan(tx, planId, language));
    if (!lead || !plan) return "gone";
    if (!canBeFollowed(lead)) return "closed";
    const running = await runningRun(tx, leadId);
    // The second press of a double one.
    if (running) return running.plan_id === planId ? "started" : "other";
    if (namesQuote(plan, lead.language) && !(await openQuote(tx, leadId, by.now))) return "no-quote";
    const run = await insertRun(tx, runOf(plan, leadId, by));
    if (!run) return "other";
    await insertSteps(tx, stepsFor(plan, run, { lead, desk: language }));
    const detail = { name: plan.name };
    await recordAudit(tx, { user: by.user, at: by.now, action: "lead.follow", subject: `lead:${leadId}`, detail });
    return "started";
  });
  if (started === "started") void live.publish({ kind: "lead-changed", lead: leadId });
  return started;
}

function runOf({ id, version, name, isAuto }: Plan, lead_id: string, { user, now }: By): PlanRunRow {
  return {
    id: newId(),
    lead_id,
    plan_id: id,
    plan_version: version,
    name,
    is_auto: isAuto ? 1 : 0,
    state: "running",
    started_at: now.toISOString(),
    started_by: user.email,
    ended_at: null,
    ended_by: null,
    end_reason: null,
  };
}

/** Mails are in the language of the lead; calls are for whoever makes them. */
function stepsFor(
  { steps, isAuto }: Plan,
  run: PlanRunRow,
  { lead, desk }: { lead: LeadRow; desk: Language },
): PlanStepRow[] {
  return steps.map(({ kind, day, texts }, position) => ({
    id: newId(),
    run_id: run.id,
    lead_id: lead.id,
    position,
    kind,
    ...texts[kind === "call" ? desk : lead.language],
    state: isAuto && kind === "mail" ? "queued" : "open",
    due_at: stepDueAt(run.started_at, day),
    attempts: 0,
    lease_owner: null,
    lease_until: null,
    mail_id: null,
    settled_at: null,
    settled_by: null,
  }));
}

/** False when nothing runs. */
export async function stopPlan({ db, live }: PlanServices, leadId: string, { user, now }: By): Promise<boolean> {
  const isStopped = await db.transaction().execute(async (tx) => {
    const known = await runningRun(tx, leadId);
    const run = known && (await lockRun(tx, known.id, "running"));
    if (!run) return false;
    await changeRun(tx, run.id, { state: "stopped", ended_at: now.toISOString(), ended_by: user.email });
    await stopSteps(tx, [run.id]);
    await recordAudit(tx, {
      user,
      at: now,
      action: "lead.unfollow",
      subject: `lead:${leadId}`,
      detail: { name: run.name },
    });
    return true;
  });
  if (isStopped) void live.publish({ kind: "lead-changed", lead: leadId });
  return isStopped;
}

export const STEP_ACTS = ["done", "send", "skip"] as const;
export type StepAct = (typeof STEP_ACTS)[number];

/** `already`: somebody was first, or the plan has ended; `unfit`: something of its text, or the address, is not known. */
export type Settled = "settled" | "already" | "unfit";

/** Settles a step once, however many try it at once. A mail goes out after a moment in which it can be taken back. */
export async function settleStep(services: PlanServices, id: string, act: StepAct, by: By): Promise<Settled> {
  const { db, live } = services;
  const { user, now } = by;
  const settled = await db
    .transaction()
    .execute(async (tx) => {
      const step = await findStep(tx, id);
      const run = step && (await lockRun(tx, step.run_id, "running"));
      if (!step || !run || (act === "send") !== (step.kind === "mail" && act !== "skip")) return "already";
      const stamp = { settled_at: now.toISOString(), settled_by: user.email, lease_owner: null, lease_until: null };
      const lead = await findLead(tx, { id: step.lead_id });
      if (!lead) return "already";
      const state = act === "send" ? "sent" : act === "skip" ? "skipped" : "done";
      const sender = (await userNames(tx, [user.id])).get(user.id) ?? null;
      const { subject } = withoutUnknown(await draftOf(tx, step, lead, { env: services.env, sender, now }));
      if (!(await changeStep(tx, id, ["open", "queued"], { ...stamp, state, subject }))) return "already";
      if (act === "send") {
        const dueAt = new Date(addMinutes(now.toISOString(), UNDO_MINUTES));
        const mail = await enqueueStep(tx, services, { step, lead, sender, now, dueAt, isByHand: true });
        // Thrown, so that the step stays as it was.
        if (mail === null) throw new UnfitDraft();
      }
      await finishIfLast(tx, run.id, now);
      const detail = { action: subject };
      await recordAudit(tx, { user, at: now, action: "lead.step", subject: `lead:${lead.id}`, detail });
      return lead.id;
    })
    .catch((error: unknown) => {
      if (error instanceof UnfitDraft) return "unfit" as const;
      throw error;
    });
  if (settled === "already" || settled === "unfit") return settled;
  void live.publish({ kind: "lead-changed", lead: settled });
  return "settled";
}

class UnfitDraft extends Error {}

interface Enqueued {
  step: PlanStepRow;
  lead: LeadRow;
  sender: string | null;
  now: Date;
  dueAt: Date;
  isByHand: boolean;
}

/** Null, with nothing enqueued, where the address or something in the text is not known. */
export async function enqueueStep(
  tx: Tx,
  { env, outbox }: Pick<PlanServices, "env" | "outbox">,
  { step, lead, sender, now, dueAt, isByHand }: Enqueued,
): Promise<string | null> {
  const { email } = lead;
  const draft = await draftOf(tx, step, lead, { env, sender, now });
  if (email === null || draft.missing.length > 0) return null;
  const mail = await outbox.enqueue(tx, planMail(draft, { ...lead, email }, { isByHand, dueAt }));
  await changeStep(tx, step.id, ["sent"], { mail_id: mail });
  return mail;
}

export async function finishIfLast(tx: Tx, runId: string, now: Date): Promise<void> {
  if ((await countWaiting(tx, runId)) > 0) return;
  await changeRun(tx, runId, { state: "finished", ended_at: now.toISOString() });
}

/** False when it is too late: the mail is gone, the plan was ended, or another one runs by now. */
export async function undoStep({ db, live }: PlanServices, id: string, { user, now }: By): Promise<boolean> {
  const undone = await db.transaction().execute(async (tx) => {
    const step = await findStep(tx, id);
    if (!step) return null;
    const running = await lockRun(tx, step.run_id, "running");
    const finished = running ? undefined : await lockRun(tx, step.run_id, "finished");
    if (!running && (!finished || (await runningRun(tx, step.lead_id)))) return null;
    if (step.mail_id !== null && !(await deleteUntried(tx, step.mail_id))) return null;
    const open = { state: "open", mail_id: null, settled_at: null, settled_by: null } as const;
    if (!(await changeStep(tx, id, ["done", "skipped", "sent"], open))) return null;
    if (finished) await changeRun(tx, finished.id, { state: "running", ended_at: null });
    await recordAudit(tx, { user, at: now, action: "lead.unstep", subject: `lead:${step.lead_id}` });
    return step.lead_id;
  });
  if (undone !== null) void live.publish({ kind: "lead-changed", lead: undone });
  return undone !== null;
}
