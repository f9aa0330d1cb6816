import { retryDelay } from "~/features/mail/outbox/retry";
import type { SubmitServices } from "~/features/requests/request-kind.server";
import type { MetaLeadEventRow } from "~/lib/db/tables/meta-tables";
import type { Log } from "~/lib/log.server";
import { changeConnection } from "./connection-store.server";
import type { Graph } from "./graph.server";
import { GraphProblem, LASTING, type ProblemKind } from "./graph-problem";
import { isDummy } from "./lead-fields";
import { LEAD_FIELDS, leadSchema, listSchema, type MetaLead } from "./lead-schema";
import { type EventResult, settleEvent } from "./meta-lead-store.server";
import { notifyOfStuckLead } from "./notify-of-stuck-lead.server";
import { storeLead } from "./store-lead.server";
import { expireToken, type OurToken, renewToken } from "./token-state.server";

/** Milliseconds, unless Meta names a time. */
export const LIMIT_PAUSE = 5 * 60_000;
/** Meta may take a while to know a lead; one still unknown then was removed and never comes back. */
const PATIENT_TRIES = 4;
/** The id that the test button of a webhook sends. */
const SAMPLE = /^4{6,}$/;

export interface FetchServices extends SubmitServices {
  env: SubmitServices["env"];
  graph: Graph;
  log: Log;
  now: () => Date;
  token: OurToken;
  /** Aborts when the process stops: the event then keeps its place. */
  abandon: AbortSignal;
}

/** The caller has just taken the lease of the event. */
export async function fetchLead(event: MetaLeadEventRow, services: FetchServices): Promise<void> {
  const { db, log, now, abandon } = services;
  try {
    const lead = await askFor(event, services);
    const isStored = await storeLead(services, event, { ...lead, now: now() });
    if (!isStored) log.warn({ lead: event.id }, "the lease was lost before the lead was kept");
    await changeConnection(db, { fetched_at: now().toISOString() });
    await renewToken(services, now());
    log.info({ lead: event.id, attempt: event.attempts, isTest: lead.isTest }, "lead fetched");
  } catch (error) {
    if (abandon.aborted) return;
    if (!(error instanceof GraphProblem)) throw error;
    await recordProblem(event, error, services);
  }
}

async function askFor(
  event: MetaLeadEventRow,
  { graph, abandon: signal, log }: FetchServices,
): Promise<{ lead: MetaLead; isTest: boolean }> {
  const lead = await graph.get(leadSchema, event.id, { fields: LEAD_FIELDS }, { signal });
  if (isDummy(lead.field_data)) return { lead, isTest: true };
  const formId = lead.form_id ?? event.form_id;
  // A test lead belongs to no advertisement (Marketing API, "Testing and troubleshooting").
  if (lead.ad_id || event.ad_id || !formId) return { lead, isTest: false };
  try {
    const tests = await graph.get(listSchema, `${formId}/test_leads`, { fields: "id" }, { signal });
    return { lead, isTest: tests.data.some(({ id }) => id === event.id) };
  } catch (error) {
    if (!(error instanceof GraphProblem)) throw error;
    log.warn({ lead: event.id, problem: error.kind }, "cannot tell whether a lead is a test: treated as a real one");
    return { lead, isTest: false };
  }
}

async function recordProblem(event: MetaLeadEventRow, problem: GraphProblem, services: FetchServices): Promise<void> {
  const { db, log, now } = services;
  const result = resultOf(event, problem, now());
  if (problem.kind === "token") await expireToken(services, problem, now());
  if (problem.kind === "limited" && result.state === "queued") {
    await changeConnection(db, { paused_until: result.dueAt.toISOString() });
  }
  const isTold = event.attempts > PATIENT_TRIES && LASTING.has(event.problem as ProblemKind);
  const isStuck =
    result.state === "failed" || (LASTING.has(problem.kind) && event.attempts >= PATIENT_TRIES && !isTold);
  if (isStuck) await notifyOfStuckLead(services, event, result, now());
  else await settleEvent(db, event, result);
  const about = { lead: event.id, attempt: event.attempts, problem: problem.kind };
  if (result.state === "failed") log.error(about, "lead given up");
  else log.warn(about, "lead not fetched");
}

function resultOf(
  { id, attempts }: MetaLeadEventRow,
  { kind, message: error, wait }: GraphProblem,
  now: Date,
): Exclude<EventResult, { state: "stored" }> {
  const again = (delay: number, counts: boolean) => ({
    state: "queued" as const,
    problem: kind,
    error,
    dueAt: new Date(now.getTime() + delay),
    counts,
  });
  if (kind === "token") return again(0, false);
  if (kind === "limited") return again(wait ?? LIMIT_PAUSE, false);
  if (kind === "gone" && SAMPLE.test(id)) return { state: "sample", problem: kind, error, at: now };
  const delay = kind === "gone" && attempts >= PATIENT_TRIES ? null : retryDelay(attempts);
  return delay === null ? { state: "failed", problem: kind, error, at: now } : again(delay, true);
}
