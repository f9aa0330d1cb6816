import type { Db } from "~/lib/db/database.server";
import { isDatabaseAway } from "~/lib/db/database-errors.server";
import type { Env } from "~/lib/env.server";
import type { Language } from "~/lib/language/language";
import type { Log } from "~/lib/log.server";
import { type Moment, momentOf } from "~/lib/time/clock";
import { changeConnection, readConnection } from "./connection-store.server";
import { connectMeta } from "./graph.server";
import type { ProblemKind } from "./graph-problem";
import { countEvents, openEvents } from "./meta-lead-store.server";
import { WEBHOOK_PATH } from "./paths";
import type { MetaSetup, OpenLead } from "./setup";
import { isExpired } from "./token-state.server";

const SHOWN = 50;

type MetaEnv = Pick<
  Env,
  "SITE_URL" | "META_VERIFY_TOKEN" | "META_APP_SECRET" | "META_ACCESS_TOKEN" | "META_GRAPH_URL" | "SESSION_SECRET"
>;

/** Contains the verification token: for the owner only. */
export async function readMetaSetup({ db, env }: { db: Db; env: MetaEnv }, language: Language): Promise<MetaSetup> {
  const state = await readConnection(db);
  const counts = await countEvents(db);
  const moment = (iso: string | null): Moment | null => (iso === null ? null : momentOf(iso, language));
  const connection = connectMeta(env);
  const isOfThisToken = connection !== null && state.token_print === connection.print;
  return {
    webhookUrl: env.SITE_URL + WEBHOOK_PATH,
    verifyToken: env.META_VERIFY_TOKEN ?? null,
    secrets: (["META_VERIFY_TOKEN", "META_APP_SECRET", "META_ACCESS_TOKEN"] as const).map((name) => ({
      name,
      isSet: env[name] !== undefined,
    })),
    token: {
      state: connection === null ? "missing" : isOfThisToken ? state.token_state : "unknown",
      since: isOfThisToken ? moment(state.token_since) : null,
      reason: isOfThisToken ? state.token_error : null,
    },
    verifiedAt: moment(state.verified_at),
    eventAt: moment(state.event_at),
    fetchedAt: moment(state.fetched_at),
    reconciledAt: moment(state.reconciled_at),
    reconcileError: state.reconcile_error,
    ...counts,
  };
}

export async function readOpenLeads(db: Db, language: Language): Promise<OpenLead[]> {
  const events = await openEvents(db, SHOWN);
  return events.map(({ id, form_id, state, problem, last_error, due_at, received_at }) => ({
    id,
    formId: form_id,
    state: state === "failed" ? "failed" : "queued",
    problem: (problem as ProblemKind | null) ?? "none",
    reason: last_error,
    receivedAt: momentOf(received_at, language),
    nextAt: state === "queued" && problem !== "token" && problem !== null ? momentOf(due_at, language) : null,
  }));
}

/** Null unless the configured token is known to be expired. */
export async function leadsWithoutToken({ db, env }: { db: Db; env: MetaEnv }): Promise<number | null> {
  const connection = connectMeta(env);
  if (!connection || !isExpired(await readConnection(db), connection.print)) return null;
  return (await countEvents(db)).queued;
}

/** Meta is answered whether or not storing succeeds. */
export async function recordVerification({ db, log }: { db: Db; log: Log }, now: Date): Promise<void> {
  try {
    await changeConnection(db, { verified_at: now.toISOString() });
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    log.warn({ err: error }, "a verification by Meta could not be recorded");
  }
}
