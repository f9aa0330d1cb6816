import { setImmediate as othersTurn } from "node:timers/promises";
import { type Db, lockKey, type Tx } from "~/lib/db/database.server";
import type { LeadImportLineRow, LeadImportRow } from "~/lib/db/tables/import-tables";
import type { LeadRow } from "~/lib/db/tables/lead-tables";
import { type Lease, renewLease } from "~/platform/jobs/leases.server";

/** Ids per statement: the databases limit the number of parameters. */
const CHUNK = 500;

export async function insertImport(db: Db, row: LeadImportRow): Promise<void> {
  await db.insertInto("lead_imports").values(row).execute();
}

export async function insertLines(db: Db, rows: readonly LeadImportLineRow[]): Promise<void> {
  await db
    .insertInto("lead_import_lines")
    .values([...rows])
    .execute();
}

/** Nothing of it was imported. */
export async function deleteDraftImport(db: Db, id: string): Promise<void> {
  await db.deleteFrom("lead_imports").where("id", "=", id).where("state", "=", "draft").execute();
}

export async function findImport(db: Db, id: string): Promise<LeadImportRow | undefined> {
  return await db.selectFrom("lead_imports").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The latest first; without those whose rows are still being stored. */
export async function latestImports(db: Db, limit: number): Promise<LeadImportRow[]> {
  return await db
    .selectFrom("lead_imports")
    .selectAll()
    .where("state", "!=", "reading")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

/** False, and nothing changed, if it is no longer in this state. */
export async function changeImport(
  db: Db,
  { id, state }: Pick<LeadImportRow, "id" | "state">,
  change: Partial<LeadImportRow>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("lead_imports")
    .set(change)
    .where("id", "=", id)
    .where("state", "=", state)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Unfinished ones that were begun before the first moment, and all others before the second (ISO-8601 UTC). */
export async function deleteImportsBefore(db: Db, unfinished: string, all: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("lead_imports")
    .where((eb) =>
      eb.or([
        eb.and([eb("state", "in", ["reading", "draft"]), eb("created_at", "<", unfinished)]),
        eb.and([eb("state", "=", "done"), eb("created_at", "<", all)]),
      ]),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/**
 * Lets no other file be imported or taken back until the transaction ends: two with the same rows would lock them in
 * different orders. Undefined if another process has the lease by now.
 */
export async function lockImport(tx: Tx, id: string, lease: Lease): Promise<LeadImportRow | undefined> {
  await lockKey(tx, "lead-import");
  return await renewLease(tx, "lead_imports", id, lease);
}

type Line = Pick<LeadImportLineRow, "id" | "line" | "cells">;

/** The lines in the order of the file. */
export async function linesOf(db: Db, importId: string, after: number, limit: number): Promise<Line[]> {
  return await db
    .selectFrom("lead_import_lines")
    .select(["id", "line", "cells"])
    .where("import_id", "=", importId)
    .where("line", ">", after)
    .orderBy("line")
    .limit(limit)
    .execute();
}

export async function openLines(db: Db, importId: string, limit: number): Promise<Line[]> {
  return await db
    .selectFrom("lead_import_lines")
    .select(["id", "line", "cells"])
    .where("import_id", "=", importId)
    .where("outcome", "is", null)
    .orderBy("line")
    .limit(limit)
    .execute();
}

/** `isKept`: what stood in it is still needed. */
export async function closeLine(
  tx: Tx,
  id: string,
  change: Pick<LeadImportLineRow, "outcome" | "lead_id">,
  isKept: boolean,
): Promise<void> {
  await tx
    .updateTable("lead_import_lines")
    .set({ ...change, ...(!isKept && { cells: "[]" }) })
    .where("id", "=", id)
    .execute();
}

/** Those of an imported file that became no lead and still say what stood in them, with the header. */
export async function refusedLines(db: Db, importId: string): Promise<Pick<LeadImportLineRow, "outcome" | "cells">[]> {
  return await db
    .selectFrom("lead_import_lines")
    .select(["outcome", "cells"])
    .where("import_id", "=", importId)
    .where("outcome", "is not", null)
    .where("cells", "!=", "[]")
    .orderBy("line")
    .execute();
}

export async function setOutcome(
  tx: Tx,
  ids: readonly string[],
  change: Partial<Pick<LeadImportLineRow, "outcome" | "lead_id">>,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable("lead_import_lines")
    .set(change)
    .where("id", "in", [...ids])
    .execute();
}

/** The number of rows with each outcome; open ones are under null. */
export async function countOutcomes(db: Db, importId: string): Promise<Map<string | null, number>> {
  const rows = await db
    .selectFrom("lead_import_lines")
    .select((eb) => ["outcome", eb.fn.countAll().as("count")])
    .where("import_id", "=", importId)
    .groupBy("outcome")
    .execute();
  return new Map(rows.map(({ outcome, count }) => [outcome, Number(count)]));
}

export async function linesWith(db: Db, importId: string, outcomes: readonly string[], limit: number) {
  if (outcomes.length === 0) return [];
  return await db
    .selectFrom("lead_import_lines")
    .select(["id", "line", "outcome", "lead_id"])
    .where("import_id", "=", importId)
    .where("outcome", "in", [...outcomes])
    .orderBy("line")
    .limit(limit)
    .execute();
}

/** The lead that this row of the file, or an earlier one with the same content, has become. */
export async function isLeadOfImport(db: Db, importId: string, leadId: string): Promise<boolean> {
  const line = await db
    .selectFrom("lead_import_lines")
    .select("id")
    .where("lead_id", "=", leadId)
    .where("import_id", "=", importId)
    .executeTakeFirst();
  return line !== undefined;
}

export async function leadsWithIds(db: Db, ids: readonly string[]): Promise<Pick<LeadRow, "id" | "name">[]> {
  return await inChunks(ids, (chunk) =>
    db.selectFrom("leads").select(["id", "name"]).where("id", "in", chunk).execute(),
  );
}

/** A person whom a row may be from. */
interface Known {
  key: string;
  name: string;
}

export async function namesByAddress(db: Db, keys: readonly string[]): Promise<Map<string, string>> {
  const rows = await inChunks(keys, (chunk) =>
    db
      .selectFrom("person_keys")
      .innerJoin("people", "people.id", "person_keys.person_id")
      .select(["person_keys.value as key", "people.name"])
      .where("person_keys.kind", "=", "mail")
      .where("person_keys.value", "in", chunk)
      .execute(),
  );
  return byKey(rows);
}

/** Spam does not count. */
export async function namesByNumber(db: Db, keys: readonly string[]): Promise<Map<string, string>> {
  const rows = await inChunks(keys, (chunk) =>
    db
      .selectFrom("leads")
      .select(["phone_key as key", "name"])
      .where("phone_key", "in", chunk)
      .where("status", "!=", "spam")
      .orderBy("created_at")
      .execute(),
  );
  return byKey(rows.map(({ key, name }) => ({ key: key ?? "", name })));
}

/** The traces are those of `tracesOf`. */
export async function namesByTrace(db: Db, traces: readonly string[]): Promise<Map<string, string>> {
  const rows = await inChunks(traces, (chunk) =>
    db
      .selectFrom("lead_traces")
      .innerJoin("leads", "leads.id", "lead_traces.lead_id")
      .select(["lead_traces.trace as key", "leads.name"])
      .where("lead_traces.trace", "in", chunk)
      .where("leads.status", "!=", "spam")
      .execute(),
  );
  return byKey(rows);
}

/** Those of these submission ids that are stored. */
export async function storedSubmissions(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const rows = await inChunks(ids, (chunk) =>
    db.selectFrom("offer_requests").select("submission_id").where("submission_id", "in", chunk).execute(),
  );
  return new Set(rows.flatMap(({ submission_id }) => submission_id ?? []));
}

/**
 * Those of these leads that are no longer as they were imported, or that something hangs on: an entry in the audit log,
 * a note, a mail, a quote, an appointment, a later change.
 */
export async function leadsInUse(tx: Tx, leads: readonly LeadRow[]): Promise<Set<string>> {
  const [ids, subjectIds, personIds] = (["id", "subject_id", "person_id"] as const).map((column) =>
    leads.map((lead) => lead[column]),
  ) as [string[], string[], string[]];
  const touched = new Set<string | null>();
  const note = (rows: readonly Record<string, string | null>[]) => {
    for (const id of rows.flatMap((row) => Object.values(row))) touched.add(id);
  };
  const subjects = ids.map((id) => `lead:${id}`);
  note(await tx.selectFrom("audit_log").select("subject").where("subject", "in", subjects).execute());
  note(await tx.selectFrom("lead_notes").select("lead_id").where("lead_id", "in", ids).execute());
  note(await tx.selectFrom("appointments").select("lead_id").where("lead_id", "in", ids).execute());
  note(
    await tx
      .selectFrom("outbox")
      .select("request_id")
      .where("request_id", "in", [...ids, ...subjectIds])
      // Colleagues were reminded, which is nothing that happened to it.
      .where("template", "!=", "desk-notice")
      .execute(),
  );
  note(
    await tx
      .selectFrom("quotes")
      .select(["lead_id", "request_id"])
      .where((eb) => eb.or([eb("lead_id", "in", ids), eb("request_id", "in", [...ids, ...subjectIds])]))
      .execute(),
  );
  note(
    await tx
      .selectFrom("thread_messages")
      .select("person_id")
      .where("person_id", "in", personIds)
      .where((eb) => eb.or([eb("lead_id", "in", ids), eb("lead_id", "is", null)]))
      .execute(),
  );
  note(
    await tx
      .selectFrom("leads")
      .select("person_id")
      .where("person_id", "in", personIds)
      .where("kind", "=", "appointment")
      .execute(),
  );
  note(
    await tx
      .selectFrom("person_merges")
      .select(["kept_id", "merged_id"])
      .where("undone_at", "is", null)
      .where((eb) => eb.or([eb("kept_id", "in", personIds), eb("merged_id", "in", personIds)]))
      .execute(),
  );
  const inUse = leads.filter(
    ({ id, subject_id, person_id, version, created_at, updated_at }) =>
      version > 1 ||
      updated_at !== created_at ||
      [`lead:${id}`, id, subject_id, person_id].some((known) => touched.has(known)),
  );
  return new Set(inUse.map(({ id }) => id));
}

function byKey(rows: readonly Known[]): Map<string, string> {
  return new Map(rows.map(({ key, name }) => [key, name]));
}

async function inChunks<T, Row>(values: readonly T[], find: (chunk: T[]) => Promise<Row[]>): Promise<Row[]> {
  const distinct = [...new Set(values)];
  const found: Row[] = [];
  for (let from = 0; from < distinct.length; from += CHUNK) {
    found.push(...(await find(distinct.slice(from, from + CHUNK))));
    // An embedded database answers at once, and others would wait for all of them.
    await othersTurn();
  }
  return found;
}
