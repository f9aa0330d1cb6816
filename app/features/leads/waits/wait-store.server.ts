import { type ExpressionBuilder, sql } from "kysely";
import type { Db, Tx } from "~/lib/db/database.server";
import type { WaitRow } from "~/lib/db/tables/lead-tables";
import type { Tables } from "~/lib/db/tables/tables";
import { MOST_COUNTED } from "~/lib/text/shown-count";
import { NOBODY } from "../lead";

export type WaitEnd = { answered_at: string } | { dismissed_at: string };
export type WaitOf = { lead_id: string } | { conversation_id: string } | { quote_id: string } | { project_id: string };

/** False, and nothing stored, while another one of the same is open. */
export async function insertWait(tx: Tx, row: WaitRow): Promise<boolean> {
  const inserted = await tx
    .insertInto("waits")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

/**
 * Ends the one that is open, unless it began after `before`; of a lead, those of its projects too. False when there is
 * none.
 */
export async function endWait(
  tx: Tx,
  of: (WaitOf & { kind?: WaitRow["kind"] }) | { id: string },
  end: WaitEnd,
  before: string | null = null,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("waits")
    .set(end)
    .where((eb) => isOf(eb, of))
    .where(isOpen)
    .$if(before !== null, (query) => query.where("since", "<=", before ?? ""))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Gives since when it was open; null when there was none. */
export async function deleteOpenWait(tx: Tx, of: WaitOf): Promise<string | null> {
  const deleted = await tx
    .deleteFrom("waits")
    .where((eb) => eb.and(of))
    .where(isOpen)
    .returning("since")
    .executeTakeFirst();
  return deleted?.since ?? null;
}

/** Those that ended just then, the earliest first; of a lead, those of its projects too. */
export async function listEndedWaits(tx: Tx, of: WaitOf | { id: string }, end: WaitEnd): Promise<WaitRow[]> {
  return await tx
    .selectFrom("waits")
    .selectAll()
    .where((eb) => isOf(eb, of))
    .where((eb) => eb.and(end))
    .orderBy("since")
    .execute();
}

/** Projects wait by themselves; an answer to their lead answers them too. */
function isOf(eb: ExpressionBuilder<Tables, "waits">, of: WaitOf | { id: string }) {
  if (!("lead_id" in of)) return eb.and(of);
  const projects = eb.selectFrom("projects").select("id").where("lead_id", "=", of.lead_id);
  return eb.or([eb.and(of), eb("project_id", "in", projects)]);
}

export async function changeWait(
  tx: Tx,
  id: string,
  change: Pick<WaitRow, "answered_at" | "dismissed_at">,
): Promise<void> {
  await tx.updateTable("waits").set(change).where("id", "=", id).execute();
}

export async function findWait(db: Db, id: string): Promise<WaitRow | undefined> {
  return await db.selectFrom("waits").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The open waits, by the id of the lead. */
export async function openWaitsOfLeads(db: Db, leadIds: readonly string[]): Promise<Map<string, WaitRow>> {
  if (leadIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("waits")
    .selectAll()
    .where("lead_id", "in", [...leadIds])
    .where(isOpen)
    .execute();
  return new Map(rows.map((row) => [row.lead_id ?? "", row]));
}

/**
 * Those that are open, the first to be due first; without spam, tests, and leads that wait for their first answer.
 * `assignee`: the id of a user, `NOBODY`, or null for everybody's.
 */
export async function openWaits(
  db: Db,
  { assignee, limit }: { assignee: string | null; limit: number },
): Promise<WaitRow[]> {
  return await counting(db)
    .selectAll("waits")
    .$if(assignee === NOBODY, (query) => query.where("leads.assignee_id", "is", null))
    .$if(assignee !== null && assignee !== NOBODY, (query) => query.where("leads.assignee_id", "=", assignee))
    .orderBy("waits.due_at")
    .orderBy("waits.id")
    .limit(limit)
    .execute();
}

/** The number of people who wait for a first or a later answer, up to `MOST_COUNTED`. */
export async function countWaiting(db: Db): Promise<number> {
  const first = db
    .selectFrom("leads")
    .select("id")
    .where("first_answered_at", "is", null)
    .where("promised_at", "is not", null)
    .where(IS_PROMISED)
    .limit(MOST_COUNTED);
  const later = counting(db).select("waits.id").limit(MOST_COUNTED);
  const counts = [first, later].map((query) =>
    db
      .selectFrom(query.as("counted"))
      .select((eb) => eb.fn.countAll().as("count"))
      .executeTakeFirstOrThrow(),
  );
  const [one, other] = await Promise.all(counts);
  return Math.min(MOST_COUNTED, Number(one?.count) + Number(other?.count));
}

/** Expressions that no index has: else SQLite would read all leads of a status. */
const IS_PROMISED = sql<boolean>`status || '' = 'new' and +is_test = 0`;

function counting(db: Db) {
  return db
    .selectFrom("waits")
    .leftJoin("projects", "projects.id", "waits.project_id")
    .leftJoin("leads", (join) => join.on((eb) => eb("leads.id", "=", LEAD_OF_WAIT)))
    .where(isOpen)
    .where((eb) => eb.or([eb("leads.id", "is", null), isCounted(eb)]));
}

/** The lead of a wait, or of its project. Needs a join of both. */
export const LEAD_OF_WAIT = sql<string>`coalesce(waits.lead_id, projects.lead_id)`;

export function isOpen(eb: ExpressionBuilder<Tables, "waits">) {
  return eb.and([eb("waits.answered_at", "is", null), eb("waits.dismissed_at", "is", null)]);
}

/** The lead counts, and waits for no first answer. */
export function isCounted(eb: ExpressionBuilder<Tables, "leads">) {
  const isPromised = eb.and([
    eb("leads.status", "=", "new"),
    eb("leads.first_answered_at", "is", null),
    eb("leads.promised_at", "is not", null),
  ]);
  return eb.and([eb("leads.status", "!=", "spam"), eb("leads.is_test", "=", 0), eb.not(isPromised)]);
}

export type ReportedWait = Pick<WaitRow, "kind" | "since" | "due_at" | "answered_at">;

/** Those that began from the first moment to just before the second (ISO-8601 UTC) and needed an answer; no spam, no tests. */
export async function waitsWithin(db: Db, { from, until }: { from: string; until: string }): Promise<ReportedWait[]> {
  return await db
    .selectFrom("waits")
    .leftJoin("projects", "projects.id", "waits.project_id")
    .leftJoin("leads", (join) => join.on((eb) => eb("leads.id", "=", LEAD_OF_WAIT)))
    .select(["waits.kind", "waits.since", "waits.due_at", "waits.answered_at"])
    .where("waits.since", ">=", from)
    .where("waits.since", "<", until)
    .where("waits.dismissed_at", "is", null)
    .where((eb) =>
      eb.or([eb("leads.id", "is", null), eb.and([eb("leads.status", "!=", "spam"), eb("leads.is_test", "=", 0)])]),
    )
    .execute();
}
