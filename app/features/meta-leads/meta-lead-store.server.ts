import type { TemplateName } from "~/features/mail/templates/template-props";
import type { Db, Tx } from "~/lib/db/database.server";
import type { MetaLeadEventRow } from "~/lib/db/tables/meta-tables";
import { sortedBy } from "~/lib/text/sorted-by";
import { FREE, settle } from "~/platform/jobs/leases.server";
import type { LeadNews } from "./delivery";
import type { ProblemKind } from "./graph-problem";

/** Rows per insert: the databases limit the number of parameters of a statement. */
const CHUNK = 200;

/** All or none. `revive` queues those given up again, as they were found. Returns how many changed. */
export async function saveEvents(
  db: Db,
  news: readonly LeadNews[],
  { origin, revive, now }: { origin: MetaLeadEventRow["origin"]; revive: boolean; now: Date },
): Promise<number> {
  const at = now.toISOString();
  // PostgreSQL cannot change a row twice in one statement; the order of ids prevents deadlocks.
  const leads = sortedBy([...new Map(news.map((lead) => [lead.id, lead])).values()], ({ id }) => id);
  return await db.transaction().execute(async (tx) => {
    let kept = 0;
    for (let from = 0; from < leads.length; from += CHUNK) {
      const rows = leads.slice(from, from + CHUNK).map((lead) => eventRow(lead, origin, at));
      const { numInsertedOrUpdatedRows } = await tx
        .insertInto("meta_lead_events")
        .values(rows)
        .onConflict((conflict) =>
          revive
            ? conflict
                .column("id")
                .doUpdateSet({ state: "queued", attempts: 0, due_at: at })
                .where("meta_lead_events.state", "in", ["failed", "sample"])
            : conflict.column("id").doNothing(),
        )
        .executeTakeFirstOrThrow();
      kept += Number(numInsertedOrUpdatedRows ?? 0n);
    }
    return kept;
  });
}

function eventRow({ id, pageId, formId, adId }: LeadNews, origin: MetaLeadEventRow["origin"], at: string) {
  return {
    id,
    page_id: pageId,
    form_id: formId,
    ad_id: adId,
    origin,
    state: "queued",
    attempts: 0,
    due_at: at,
    ...FREE,
    problem: null,
    last_error: null,
    request_id: null,
    received_at: at,
    settled_at: null,
  } satisfies MetaLeadEventRow;
}

export type EventResult =
  | { state: "stored"; requestId: string; at: Date }
  | {
      state: "queued";
      problem: ProblemKind;
      error: string;
      dueAt: Date /** Whether the attempt counts. */;
      counts: boolean;
    }
  | { state: "failed" | "sample"; problem: ProblemKind; error: string; at: Date };

/** Ends an attempt. False, with nothing stored, if the lease was lost. */
export async function settleEvent(db: Db | Tx, event: MetaLeadEventRow, result: EventResult): Promise<boolean> {
  const { state } = result;
  return await settle(db, "meta_lead_events", event, {
    state,
    problem: state === "stored" ? null : result.problem,
    last_error: state === "stored" ? null : result.error,
    ...(state === "stored" && { request_id: result.requestId }),
    ...(state === "queued"
      ? { due_at: result.dueAt.toISOString(), ...(!result.counts && { attempts: event.attempts - 1 }) }
      : { settled_at: result.at.toISOString() }),
  });
}

export async function wakeEvents(db: Db, now: Date): Promise<void> {
  await db
    .updateTable("meta_lead_events")
    .set({ due_at: now.toISOString(), attempts: 0 })
    .where("state", "=", "queued")
    .where("lease_owner", "is", null)
    .execute();
}

/** False when it is neither waiting nor given up. */
export async function requeueEvent(db: Db, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("meta_lead_events")
    .set({ ...FREE, state: "queued", attempts: 0, due_at: now.toISOString() })
    .where("id", "=", id)
    .where("state", "in", ["queued", "failed"])
    .where("lease_owner", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Those given up come first, newest first within each. */
export async function openEvents(db: Db, limit: number): Promise<MetaLeadEventRow[]> {
  return await db
    .selectFrom("meta_lead_events")
    .selectAll()
    .where("state", "in", ["queued", "failed"])
    .orderBy("state")
    .orderBy("received_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

export async function countEvents(db: Db | Tx): Promise<{ queued: number; failed: number }> {
  const rows = await db
    .selectFrom("meta_lead_events")
    .select((eb) => ["state", eb.fn.countAll().as("count")])
    .where("state", "in", ["queued", "failed"])
    .groupBy("state")
    .execute();
  const count = (state: string) => Number(rows.find((row) => row.state === state)?.count ?? 0);
  return { queued: count("queued"), failed: count("failed") };
}

export async function isMailedSince(tx: Tx, template: TemplateName, since: Date, about?: string): Promise<boolean> {
  const mail = await tx
    .selectFrom("outbox")
    .select("id")
    .where("created_at", ">", since.toISOString())
    .where("template", "=", template)
    .$if(about !== undefined, (query) => query.where("request_id", "=", about ?? ""))
    .limit(1)
    .executeTakeFirst();
  return mail !== undefined;
}

export async function knownForms(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom("meta_lead_events")
    .select("form_id")
    .distinct()
    .where("form_id", "is not", null)
    .where("state", "!=", "sample")
    .execute();
  return rows.flatMap(({ form_id }) => form_id ?? []);
}

/** Milliseconds. Meta keeps a lead for ninety days: after that an event is of no use. */
const KEPT = 90 * 24 * 3_600_000;

export async function deleteOldEvents(db: Db, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("meta_lead_events")
    .where("received_at", "<", new Date(now.getTime() - KEPT).toISOString())
    .executeTakeFirst();
  return Number(numDeletedRows);
}
