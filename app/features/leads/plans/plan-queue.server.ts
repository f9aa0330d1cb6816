import type { Outbox } from "~/features/mail/outbox/outbox.server";
import type { Db } from "~/lib/db/database.server";
import type { PlanStepRow } from "~/lib/db/tables/plan-tables";
import type { Log } from "~/lib/log.server";
import { LeasedWorker } from "~/platform/jobs/leased-worker.server";
import type { Live } from "~/platform/live/live.server";
import { findLead } from "../lead-store.server";
import { changeStep, findPlanRow, holdRun } from "./plan-store.server";
import { enqueueStep, finishIfLast } from "./run-plan.server";
import { whenOpen } from "./step-days.server";

const STEPS = 5;

interface PlanQueueOptions {
  db: Db;
  outbox: Outbox;
  live: Pick<Live, "publish">;
  env: { SITE_URL: string; SESSION_SECRET: string };
  log: Log;
  now?: () => Date;
}

/** Takes the steps of plans whose mails go out by themselves, each once: with the mail in one transaction. */
export class PlanQueue {
  readonly #options: PlanQueueOptions;
  readonly #now: () => Date;
  readonly #worker: LeasedWorker<"plan_steps">;

  constructor(options: PlanQueueOptions) {
    const { db, log, now } = options;
    this.#options = options;
    this.#now = now ?? (() => new Date());
    this.#worker = new LeasedWorker({
      db,
      log,
      now,
      table: "plan_steps",
      noun: "step",
      most: STEPS,
      attempt: (step) => this.#take(step),
    });
  }

  /** Gives how many it tried. */
  takeDue(): Promise<number> {
    return this.#worker.attemptDue();
  }

  start(): void {
    this.#worker.start();
  }

  async stop(): Promise<void> {
    await this.#worker.stop();
  }

  async #take(step: PlanStepRow): Promise<void> {
    const { db, outbox, live } = this.#options;
    const now = this.#now();
    const at = now.toISOString();
    const mail = await db.transaction().execute(async (tx) => {
      const free = { lease_owner: null, lease_until: null };
      const run = await holdRun(tx, step.run_id, "running");
      const lead = run && (await findLead(tx, { id: step.lead_id }));
      if (!run || !lead) return void (await changeStep(tx, step.id, ["queued"], { ...free, state: "stopped" }));
      const due_at = whenOpen(at);
      if (due_at > at) return void (await changeStep(tx, step.id, ["queued"], { ...free, due_at }));
      const isStillAuto = run.is_auto === 1 && (await findPlanRow(tx, run.plan_id))?.is_auto === 1;
      const sent = { ...free, state: "sent", settled_at: at } as const;
      if (!(await changeStep(tx, step.id, ["queued"], isStillAuto ? sent : { ...free, state: "open" }))) return;
      if (!isStillAuto) return;
      const sending = { step, lead, sender: null, now, dueAt: now, isByHand: false };
      const enqueued = await enqueueStep(tx, this.#options, sending);
      // Somebody at the desk sees what is missing.
      if (enqueued === null) await changeStep(tx, step.id, ["sent"], { state: "open", settled_at: null });
      else await finishIfLast(tx, run.id, now);
      return enqueued;
    });
    void live.publish({ kind: "lead-changed", lead: step.lead_id });
    if (mail) void outbox.deliver(mail, 0);
  }
}
