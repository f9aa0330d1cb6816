import { sql } from "kysely";
import type { Db, Tx } from "~/lib/db/database.server";
import { distinctValues } from "~/lib/db/distinct-values.server";
import type { AuditRow } from "~/lib/db/lead-tables";
import type { Position } from "~/lib/keyset-cursor.server";
import { newId } from "~/lib/new-id.server";
import type { Action, ActionNoun } from "./actions";

/** What somebody at the desk did. */
export interface Deed {
  /** Who. */
  user: { id: string; email: string };
  action: Action;
  /** What it was done to: the noun of its table and its id, `lead:019aa6b2-…`. */
  subject: string;
  /** Further details; stored as JSON. */
  detail?: object;
  at: Date;
}

/** Who at the desk does something, and when. */
export interface By {
  user: Deed["user"];
  now: Date;
}

/** Logs who did what, in the transaction that does it. */
export async function logDeed(tx: Tx, { user, action, subject, detail = {}, at }: Deed): Promise<void> {
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

/** What was done to these, latest first, at most `limit`. */
export async function deedsAbout(db: Db, subjects: readonly string[], limit: number): Promise<AuditRow[]> {
  if (subjects.length === 0) return [];
  return await db
    .selectFrom("audit_log")
    .selectAll()
    .where("subject", "in", [...subjects])
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

/** The last thing that was done to this, leaving out the actions in `except`. */
export async function lastDeed(db: Db, subject: string, except: readonly Action[]): Promise<AuditRow | undefined> {
  return await db
    .selectFrom("audit_log")
    .selectAll()
    .where("subject", "=", subject)
    .where("action", "not in", [...except])
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** Which of these actions were done to this, and when. */
export async function deedsOf(db: Db, subject: string, actions: readonly Action[]) {
  return await db
    .selectFrom("audit_log")
    .select(["action", "at"])
    .where("subject", "=", subject)
    .where("action", "in", [...actions])
    .execute();
}

/** Which deeds: by whom, to which noun, from and before moments (ISO-8601 UTC), after the last one of a page. */
export interface DeedPlace {
  user: string | null;
  noun: string | null;
  from: string | null;
  before: string | null;
  after: Position | null;
  limit: number;
}

/** The noun of an action, with its dot ("lead."), as in the index of the log. */
const nounOfAction = sql<string>`rtrim(action, 'abcdefghijklmnopqrstuvwxyz-')`;

/** What was done at the desk, latest first. */
export async function listDeeds(db: Db, { user, noun, from, before, after, limit }: DeedPlace): Promise<AuditRow[]> {
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

/** What was done to things of this noun, if it has details. */
export async function deedsWithDetail(db: Db, noun: ActionNoun): Promise<AuditRow[]> {
  return await db
    .selectFrom("audit_log")
    .selectAll()
    .where(nounOfAction, "=", `${noun}.`)
    .where("detail", "!=", "{}")
    .execute();
}

/** Removes the details of these deeds from the log; the deeds stay. */
export async function emptyDetails(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable("audit_log")
    .set({ detail: "{}" })
    .where("id", "in", [...ids])
    .execute();
}

/** The addresses of everyone who did something, in alphabetical order. */
export function whoDidSomething(db: Db): Promise<string[]> {
  return distinctValues(db, "audit_log", "user_email");
}

/**
 * The subjects (`lead:019a…`) whose pages show these subjects, for leads, quotes, mails and talks: their own, or for a
 * talk that of its lead. Those that are no longer stored are left out.
 */
export async function shownSubjects(db: Db, subjects: readonly string[]): Promise<Map<string, string>> {
  const idsOf = (noun: string) => [
    ...new Set(subjects.flatMap((subject) => (subject.startsWith(`${noun}:`) ? subject.slice(noun.length + 1) : []))),
  ];
  const shown = new Map<string, string>();
  for (const [noun, table] of [
    ["lead", "leads"],
    ["quote", "quotes"],
    ["mail", "outbox"],
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
  const talks = idsOf("appointment");
  if (talks.length === 0) return shown;
  const leads = await db
    .selectFrom("leads")
    .select(["id", "subject_id"])
    .where("kind", "=", "appointment")
    .where("subject_id", "in", talks)
    .execute();
  for (const { id, subject_id } of leads) shown.set(`appointment:${subject_id}`, `lead:${id}`);
  return shown;
}
