import { sql } from "kysely";
import type { Db, Tx } from "~/lib/db/database.server";
import type { LeadRow } from "~/lib/db/tables/lead-tables";
import type { PlanRow, PlanRunRow, PlanStepRow } from "~/lib/db/tables/plan-tables";
import { FREE } from "~/platform/jobs/leases.server";
import { NOBODY } from "../lead";
import type { Activity } from "./plan";

export async function planRows(db: Db): Promise<PlanRow[]> {
  return await db.selectFrom("plans").selectAll().orderBy("created_at").orderBy("id").execute();
}

export async function findPlanRow(db: Db, id: string): Promise<PlanRow | undefined> {
  return await db.selectFrom("plans").selectAll().where("id", "=", id).executeTakeFirst();
}

/** False, with nothing stored, if it is not of the version `before` (any more); 0: not stored yet. */
export async function storePlan(tx: Tx, row: PlanRow, before: number): Promise<boolean> {
  if (before === 0) {
    const added = await tx
      .insertInto("plans")
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return (added.numInsertedOrUpdatedRows ?? 0n) > 0n;
  }
  const { id, created_at: _made, ...changes } = row;
  const changed = await tx
    .updateTable("plans")
    .set(changes)
    .where("id", "=", id)
    .where("version", "=", before)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

/** False if it is not of this version (any more). */
export async function deletePlan(tx: Tx, id: string, version: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("plans")
    .where("id", "=", id)
    .where("version", "=", version)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Undefined, with nothing stored, if the lead has a running one. */
export async function insertRun(tx: Tx, row: PlanRunRow): Promise<PlanRunRow | undefined> {
  return await tx
    .insertInto("plan_runs")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function insertSteps(tx: Tx, rows: readonly PlanStepRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insertInto("plan_steps")
    .values([...rows])
    .execute();
}

export async function runningRun(db: Db, leadId: string): Promise<PlanRunRow | undefined> {
  return await db
    .selectFrom("plan_runs")
    .selectAll()
    .where("lead_id", "=", leadId)
    .where("state", "=", "running")
    .executeTakeFirst();
}

/** The plans of these leads, the latest first. */
export async function runsOf(db: Db, leadIds: readonly string[]): Promise<PlanRunRow[]> {
  if (leadIds.length === 0) return [];
  return await db
    .selectFrom("plan_runs")
    .selectAll()
    .where("lead_id", "in", [...leadIds])
    .orderBy("started_at", "desc")
    .orderBy("id", "desc")
    .execute();
}

/** The steps in order. */
export async function stepsOfRuns(db: Db, runIds: readonly string[]): Promise<PlanStepRow[]> {
  if (runIds.length === 0) return [];
  return await db
    .selectFrom("plan_steps")
    .selectAll()
    .where("run_id", "in", [...runIds])
    .orderBy("run_id")
    .orderBy("position")
    .execute();
}

export async function findStep(db: Db, id: string): Promise<PlanStepRow | undefined> {
  return await db.selectFrom("plan_steps").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function findRun(db: Db, id: string): Promise<PlanRunRow | undefined> {
  return await db.selectFrom("plan_runs").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Locked until the transaction ends, against whatever ends it. Undefined if it is not in this state (any more). */
export async function lockRun(tx: Tx, id: string, state: PlanRunRow["state"]): Promise<PlanRunRow | undefined> {
  return await tx
    .updateTable("plan_runs")
    .set((eb) => ({ state: eb.ref("state") }))
    .where("id", "=", id)
    .where("state", "=", state)
    .returningAll()
    .executeTakeFirst();
}

/** False if it is in none of the states `from` (any more). */
export async function changeStep(
  tx: Tx,
  id: string,
  from: readonly PlanStepRow["state"][],
  change: Partial<PlanStepRow>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("plan_steps")
    .set(change)
    .where("id", "=", id)
    .where("state", "in", [...from])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function changeRun(tx: Tx, id: string, change: Partial<PlanRunRow>): Promise<void> {
  await tx.updateTable("plan_runs").set(change).where("id", "=", id).execute();
}

export async function countWaiting(tx: Tx, runId: string): Promise<number> {
  const { count } = await tx
    .selectFrom("plan_steps")
    .select((eb) => eb.fn.countAll().as("count"))
    .where("run_id", "=", runId)
    .where("state", "in", ["open", "queued"])
    .executeTakeFirstOrThrow();
  return Number(count);
}

type OfLead = { id: string } | { kind: LeadRow["kind"]; subject_id: string };

/**
 * Ends what runs for all leads of the person that this lead is of, and what has finished but for a mail that waits.
 * Gives the ids of the ended runs.
 */
async function endRunsOfPerson(
  tx: Tx,
  lead: OfLead,
  end: Pick<PlanRunRow, "ended_at" | "ended_by" | "end_reason">,
): Promise<string[]> {
  const waits = sql<boolean>`exists (select 1 from plan_steps join outbox on outbox.id = plan_steps.mail_id
    where plan_steps.run_id = plan_runs.id and outbox.state != 'sent')`;
  const ended = await tx
    .updateTable("plan_runs")
    .set({ ...end, state: "stopped" })
    .where((eb) => eb.or([eb("state", "=", "running"), waits]))
    .where("lead_id", "in", (eb) =>
      eb
        .selectFrom("leads")
        .select("leads.id")
        .where("leads.person_id", "in", (inner) =>
          inner
            .selectFrom("leads as known")
            .select("known.person_id")
            .where((by) => by.and(named(lead))),
        ),
    )
    .returning("id")
    .execute();
  return ended.map(({ id }) => id);
}

/** A whole row of a lead would be looked for by all that it has. */
function named(lead: OfLead): Record<string, string> {
  if ("id" in lead) return { "known.id": lead.id };
  return { "known.kind": lead.kind, "known.subject_id": lead.subject_id };
}

/** False once somebody has tried to send it. */
export async function deleteUntried(tx: Tx, mailId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("outbox")
    .where("id", "=", mailId)
    .where("state", "=", "queued")
    .where("attempts", "=", 0)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Steps that are not settled, and mails of theirs that have not gone out, which are deleted. */
export async function stopSteps(tx: Tx, runIds: readonly string[]): Promise<void> {
  if (runIds.length === 0) return;
  const unsent = sql<boolean>`state = 'sent' and mail_id in (select id from outbox where state != 'sent')`;
  const stopped = await tx
    .updateTable("plan_steps")
    .set({ ...FREE, state: "stopped" })
    .where("run_id", "in", [...runIds])
    .where((eb) => eb.or([eb("state", "in", ["open", "queued"]), unsent]))
    .returning("mail_id")
    .execute();
  const mails = stopped.flatMap(({ mail_id }) => mail_id ?? []);
  if (mails.length === 0) return;
  await tx.deleteFrom("outbox").where("id", "in", mails).where("state", "!=", "sent").execute();
}

/** That wait for somebody at the desk, the longest first. `assignee`: as in the list of today. */
export async function dueSteps(
  db: Db,
  now: Date,
  { assignee, limit }: { assignee: string | null; limit: number },
): Promise<PlanStepRow[]> {
  return await db
    .selectFrom("plan_steps")
    .selectAll("plan_steps")
    .where("plan_steps.state", "=", "open")
    .where("plan_steps.due_at", "<=", now.toISOString())
    .$if(assignee !== null, (query) =>
      query
        .innerJoin("leads", "leads.id", "plan_steps.lead_id")
        .where((eb) =>
          assignee === NOBODY ? eb("leads.assignee_id", "is", null) : eb("leads.assignee_id", "=", assignee),
        ),
    )
    .orderBy("plan_steps.due_at")
    .orderBy("plan_steps.id")
    .limit(limit)
    .execute();
}

/**
 * Ends the plans of all leads of a person who was heard of, in the transaction that records that: no step of them is
 * taken afterwards, and no mail of theirs that waits goes out.
 */
export async function stopPlansOnActivity(
  tx: Tx,
  lead: { id: string } | { kind: LeadRow["kind"]; subject_id: string },
  sign: Activity,
  now: Date,
): Promise<void> {
  const end = { ended_at: now.toISOString(), ended_by: null, end_reason: sign };
  await stopSteps(tx, await endRunsOfPerson(tx, lead, end));
}
