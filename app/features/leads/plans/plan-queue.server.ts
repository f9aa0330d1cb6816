import type { Outbox } from "~/features/mail/outbox/outbox.server";
import type { Db } from "~/lib/db/database.server";
import type { PlanStepRow } from "~/lib/db/tables/plan-tables";
import type { Log } from "~/lib/log.server";
import { type LeasedQueue, leasedQueue } from "~/platform/jobs/leased-queue.server";
import { settle } from "~/platform/jobs/leases.server";
import type { Live } from "~/platform/live/live.server";
import { findLead } from "../lead-store.server";
import { changeStep, findPlanRow, lockRun } from "./plan-store.server";
import { enqueueStep, finishIfLast } from "./run-plan.server";
import { whenOpen } from "./step-days.server";

const STEPS = 5;

interface PlanQueueServices {
  db: Db;
  outbox: Outbox;
  live: Pick<Live, "publish">;
  env: { SITE_URL: string; SESSION_SECRET: string };
  log: Log;
  now?: () => Date;
}

/** Sends the mails of plans that go out by themselves: each once, in one transaction with its step. */
export function planQueue(services: PlanQueueServices): LeasedQueue {
  const { db, log, now } = services;
  const attempt = (step: PlanStepRow) => sendStep(services, step);
  return leasedQueue({ db, log, now, table: "plan_steps", noun: "step", concurrency: STEPS, attempt });
}

async function sendStep(services: PlanQueueServices, step: PlanStepRow): Promise<void> {
  const { db, outbox, live } = services;
  const now = services.now?.() ?? new Date();
  const at = now.toISOString();
  const mail = await db.transaction().execute(async (tx) => {
    const end = (change: Partial<PlanStepRow>) => settle(tx, "plan_steps", step, change);
    const run = await lockRun(tx, step.run_id, "running");
    const lead = run && (await findLead(tx, { id: step.lead_id }));
    if (!run || !lead) return void (await end({ state: "stopped" }));
    const due_at = whenOpen(at);
    if (due_at > at) return void (await end({ due_at }));
    const isStillAuto = run.is_auto === 1 && (await findPlanRow(tx, run.plan_id))?.is_auto === 1;
    if (!isStillAuto) return void (await end({ state: "open" }));
    if (!(await end({ state: "sent", settled_at: at }))) return;
    const sending = { step, lead, sender: null, now, dueAt: now, isByHand: false };
    const enqueued = await enqueueStep(tx, services, sending);
    // The desk sees what is missing.
    if (enqueued === null) await changeStep(tx, step.id, ["sent"], { state: "open", settled_at: null });
    else await finishIfLast(tx, run.id, now);
    return enqueued;
  });
  void live.publish({ kind: "lead-changed", lead: step.lead_id });
  if (mail) void outbox.deliver(mail, 0);
}
