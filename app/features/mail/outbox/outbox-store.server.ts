import type { ExpressionBuilder } from "kysely";
import type { Db, Tx } from "~/lib/db/database.server";
import { enqueuedSince } from "~/lib/db/enqueued-since";
import type { OutboxRow, Tables } from "~/lib/db/tables/tables";
import { isFree, type Lease, leaseOf } from "~/platform/jobs/leased-queue.server";

export async function insertMails(tx: Tx, rows: readonly OutboxRow[]): Promise<void> {
  await tx.insertInto("outbox").values(rows).execute();
}

/** Deletes the mails of `template` that a request owes and that have not been sent. */
export async function deleteQueued(tx: Tx, requestId: string, template: string): Promise<void> {
  await tx
    .deleteFrom("outbox")
    .where("request_id", "=", requestId)
    .where("template", "=", template)
    .where("state", "!=", "sent")
    .execute();
}

/**
 * Takes the lease of one mail and counts the attempt. Undefined when it is not queued, not due (which a mail just owed
 * always is), or leased: by another process, or by this one for an attempt that is under way.
 */
export async function claimMail(db: Db, id: string, lease: Lease): Promise<OutboxRow | undefined> {
  return await db
    .updateTable("outbox")
    .set((eb) => ({ ...leaseOf(lease), attempts: eb("attempts", "+", 1) }))
    .where("id", "=", id)
    .where("state", "=", "queued")
    .where((eb) =>
      eb.or([
        eb.and([eb("due_at", "<=", lease.now.toISOString()), isFree(eb, lease.now)]),
        eb.and([eb("lease_owner", "=", lease.owner), eb("attempts", "=", 0)]),
      ]),
    )
    .returningAll()
    .executeTakeFirst();
}

/** Renews the owner's lease of a mail, from now on for as long as `lease` says. False if that lease was lost. */
export async function holdMail(db: Db, id: string, lease: Lease): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("outbox")
    .set(leaseOf(lease))
    .where("id", "=", id)
    .where("lease_owner", "=", lease.owner)
    .where("state", "=", "queued")
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** How an attempt ended: sent, to be tried again at `dueAt`, or given up. */
export type AttemptResult =
  | { state: "sent"; sentAt: Date /** Whether what the mail says is not to be kept. */; isSecret: boolean }
  | { state: "queued"; error: string; dueAt: Date /** See `UnansweredMail`. */; isUnanswered: boolean }
  | { state: "failed"; error: string };

/** Writes how an attempt ended and gives the lease back. False, and nothing written, if `owner` has lost the lease. */
export async function recordResult(db: Db, id: string, owner: string, result: AttemptResult): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("outbox")
    .set({
      state: result.state,
      lease_owner: null,
      lease_until: null,
      last_error: result.state === "sent" ? null : result.error,
      ...(result.state === "sent" && { sent_at: result.sentAt.toISOString(), ...(result.isSecret && { props: "{}" }) }),
      ...(result.state === "queued" && {
        due_at: result.dueAt.toISOString(),
        is_unanswered: result.isUnanswered ? 1 : 0,
      }),
    })
    .where("id", "=", id)
    .where("lease_owner", "=", owner)
    .where("state", "=", "queued")
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes a mail that is not to be sent any more. False, and nothing deleted, if `owner` has lost the lease. */
export async function deleteHeld(db: Db, id: string, owner: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("outbox")
    .where("id", "=", id)
    .where("lease_owner", "=", owner)
    .where("state", "=", "queued")
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/**
 * The columns of a mail that is queued again, due at `now` and with all its attempts; one that was given up counts as
 * owed from then on.
 */
export function queuedAgain(eb: ExpressionBuilder<Tables, "outbox">, now: Date) {
  const at = now.toISOString();
  return {
    state: "queued" as const,
    attempts: 0,
    due_at: at,
    owed_again_at: eb.case().when("state", "=", "failed").then(at).else(eb.ref("owed_again_at")).end(),
    lease_owner: null,
    lease_until: null,
  };
}

/** Queues a failed or waiting mail again. False when it is sent or unknown. */
export async function requeueMail(db: Db, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("outbox")
    .set((eb) => queuedAgain(eb, now))
    .where("id", "=", id)
    .where("state", "in", ["queued", "failed"])
    .where((eb) => isFree(eb, now))
    .executeTakeFirst();
  return numUpdatedRows > 0n || (await findProgress(db, id, now)) === "sending";
}

/** Where a mail stands: "waiting" is queued with nobody sending it now. Undefined when there is no such mail. */
export async function findProgress(
  db: Db,
  id: string,
  now: Date,
): Promise<"sent" | "failed" | "sending" | "waiting" | undefined> {
  const row = await db.selectFrom("outbox").select(["state", "lease_until"]).where("id", "=", id).executeTakeFirst();
  if (row?.state !== "queued") return row?.state;
  return row.lease_until !== null && row.lease_until > now.toISOString() ? "sending" : "waiting";
}

export type MailState = Pick<
  OutboxRow,
  "id" | "template" | "recipient" | "state" | "attempts" | "last_error" | "due_at" | "sent_at"
>;

/** The mails of each request, oldest first. A request without mails has no entry. */
export async function mailStates(db: Db, requestIds: readonly string[]): Promise<Map<string, MailState[]>> {
  const states = new Map<string, MailState[]>();
  if (requestIds.length === 0) return states;
  const rows = await db
    .selectFrom("outbox")
    .select(["id", "template", "recipient", "state", "attempts", "last_error", "due_at", "sent_at", "request_id"])
    .where("request_id", "in", [...requestIds])
    .orderBy("id")
    .execute();
  for (const { request_id, ...state } of rows) {
    if (request_id === null) continue;
    states.set(request_id, [...(states.get(request_id) ?? []), state]);
  }
  return states;
}

/** Which of these ids the outbox has. */
export async function knownMails(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom("outbox")
    .select("id")
    .where("id", "in", [...ids])
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export type MailTold = Pick<
  OutboxRow,
  "id" | "template" | "state" | "due_at" | "sent_at" | "last_error" | "created_at"
>;

/** The mails of these requests, oldest first. */
export async function mailsTold(db: Db, requestIds: readonly string[]): Promise<MailTold[]> {
  if (requestIds.length === 0) return [];
  return await db
    .selectFrom("outbox")
    .select(["id", "template", "state", "due_at", "sent_at", "last_error", "created_at"])
    .where("request_id", "in", [...requestIds])
    .orderBy("id")
    .execute();
}

/** Age in seconds of the oldest mail that waits to be sent; 0 when none does. Mails given up do not count. */
export async function oldestUnsent(db: Db, now = new Date()): Promise<number> {
  const { oldest } = await db
    .selectFrom("outbox")
    .select((eb) => eb.fn.min(enqueuedSince).as("oldest"))
    .where("state", "=", "queued")
    .executeTakeFirstOrThrow();
  return oldest === null ? 0 : Math.max(0, Math.round((now.getTime() - Date.parse(oldest)) / 1000));
}
