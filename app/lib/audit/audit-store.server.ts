import { sql } from "kysely";
import type { Db, Tx } from "~/lib/db/database.server";
import { distinctValues } from "~/lib/db/distinct-values.server";
import type { AuditRow } from "~/lib/db/tables/lead-tables";
import type { Position } from "~/lib/keyset-cursor.server";
import { newId } from "~/lib/new-id.server";
import type { Action } from "./audit-actions";

export interface AuditEntry {
  user: { id: string; email: string };
  action: Action;
  /** The noun of its table and its id, `lead:019aa6b2-…`. */
  subject: string;
  /** Stored as JSON. */
  detail?: object;
  at: Date;
}

export interface By {
  user: AuditEntry["user"];
  now: Date;
}

/** Record it in the transaction that does it. */
export async function recordAudit(tx: Tx, { user, action, subject, detail = {}, at }: AuditEntry): Promise<void> {
  const row: AuditRow = {
    id: newId(),
    at: at.toISOString(),
    user_id: user.id,
    user_email: user.email,
    action,
    subject,
    detail: JSON.stringify(detail),
  };
  await tx.insertInto("audit_log").values(row).execute();
}

/** Latest first. */
export async function auditEntriesAbout(db: Db, subjects: readonly string[], limit: number): Promise<AuditRow[]> {
  if (subjects.length === 0) return [];
  return await db
    .selectFrom("audit_log")
    .selectAll()
    .where("subject", "in", [...subjects])
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

export async function lastAuditEntry(
  db: Db,
  subject: string,
  except: readonly Action[],
): Promise<AuditRow | undefined> {
  return await db
    .selectFrom("audit_log")
    .selectAll()
    .where("subject", "=", subject)
    .where("action", "not in", [...except])
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** Oldest first. */
export async function auditOf(db: Db, subject: string, actions: readonly Action[]) {
  return await db
    .selectFrom("audit_log")
    .select(["action", "at"])
    .where("subject", "=", subject)
    .where("action", "in", [...actions])
    .orderBy("id")
    .execute();
}

/** Moments are ISO-8601 UTC; `after` is the last of the previous page. */
export interface AuditPlace {
  user: string | null;
  noun: string | null;
  from: string | null;
  before: string | null;
  after: Position | null;
  limit: number;
}

/** The noun with its dot ("lead."), as in the index of the log. */
const nounOfAction = sql<string>`rtrim(action, 'abcdefghijklmnopqrstuvwxyz-')`;

/** Latest first. */
export async function listAuditEntries(
  db: Db,
  { user, noun, from, before, after, limit }: AuditPlace,
): Promise<AuditRow[]> {
  return await db
    .selectFrom("audit_log")
    .selectAll()
    .$if(user !== null, (query) => query.where("user_email", "=", user ?? ""))
    .$if(noun !== null, (query) => query.where(nounOfAction, "=", `${noun}.`))
    .$if(from !== null, (query) => query.where("at", ">=", from ?? ""))
    .$if(before !== null, (query) => query.where("at", "<", before ?? ""))
    .$if(after !== null, (query) => query.where(sql<boolean>`(at, id) < (${after?.at}, ${after?.id})`))
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

/** Users in alphabetical order. */
export function whoDidSomething(db: Db): Promise<string[]> {
  return distinctValues(db, "audit_log", "user_email");
}

/** Subjects of the entries (`lead:019a…`), or the lead of an appointment. Those no longer stored are left out. */
export async function shownSubjects(db: Db, subjects: readonly string[]): Promise<Map<string, string>> {
  const idsOf = (noun: string) => [
    ...new Set(subjects.flatMap((subject) => (subject.startsWith(`${noun}:`) ? subject.slice(noun.length + 1) : []))),
  ];
  const shown = new Map<string, string>();
  for (const [noun, table] of [
    ["lead", "leads"],
    ["quote", "quotes"],
    ["mail", "outbox"],
    ["import", "lead_imports"],
  ] as const) {
    const ids = idsOf(noun);
    if (ids.length === 0) continue;
    const rows = await db
      .selectFrom(table as "quotes")
      .select("id")
      .where("id", "in", ids)
      .execute();
    for (const { id } of rows) shown.set(`${noun}:${id}`, `${noun}:${id}`);
  }
  const appointments = idsOf("appointment");
  if (appointments.length === 0) return shown;
  const leads = await db
    .selectFrom("leads")
    .select(["id", "subject_id"])
    .where("kind", "=", "appointment")
    .where("subject_id", "in", appointments)
    .execute();
  for (const { id, subject_id } of leads) shown.set(`appointment:${subject_id}`, `lead:${id}`);
  return shown;
}
