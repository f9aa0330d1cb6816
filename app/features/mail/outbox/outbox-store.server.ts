import type { ExpressionBuilder } from "kysely";
import type { Db, Tx } from "~/lib/db/database.server";
import { enqueuedSince } from "~/lib/db/enqueued-since";
import type { OutboxRow, Tables } from "~/lib/db/tables/tables";
import { asciiAddress } from "~/lib/text/mail-domain";
import { FREE, type Held, isFree, type Lease, leaseOf, settle } from "~/platform/jobs/leases.server";

export async function insertMails(tx: Tx, rows: readonly OutboxRow[]): Promise<void> {
  await tx.insertInto("outbox").values(rows).execute();
}

export async function deleteQueued(tx: Tx, requestId: string, template: string): Promise<void> {
  await tx
    .deleteFrom("outbox")
    .where("request_id", "=", requestId)
    .where("template", "=", template)
    .where("state", "!=", "sent")
    .execute();
}

/**
 * Counts the attempt. Undefined when the mail is not queued, not due (a mail just enqueued counts as due), or leased,
 * also by an attempt of this process.
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

/** False, and nothing deleted, once it is due or being sent. */
export async function deleteAhead(tx: Tx, id: string, now: Date): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("outbox")
    .where("id", "=", id)
    .where("state", "=", "queued")
    .where("attempts", "=", 0)
    .where("due_at", ">", now.toISOString())
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function messageIdOf(db: Db, id: string): Promise<string> {
  const row = await db.selectFrom("outbox").select("message_id").where("id", "=", id).executeTakeFirstOrThrow();
  return row.message_id;
}

/** Message-ID of the latest confirmation of a request that went to this address. */
export async function sentConfirmation(db: Db, requestId: string, address: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("outbox")
    .select("message_id")
    .where("request_id", "=", requestId)
    .where("template", "like", "%-confirmation")
    .where("recipient", "=", asciiAddress(address))
    .where("state", "=", "sent")
    // Else it came back.
    .where("last_error", "is", null)
    .orderBy("sent_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.message_id;
}

export type AttemptResult =
  | {
      state: "sent";
      sentAt: Date;
      /** True if its content is not to be kept. */
      isSecret: boolean;
      relayId: string | null;
    }
  | {
      state: "queued";
      error: string;
      dueAt: Date;
      /** See `UnansweredMail`. */
      isUnanswered: boolean;
      isRefused: boolean;
    }
  | { state: "failed"; error: string };

/** Ends an attempt. False, with nothing written, if the lease was lost. */
export async function recordResult(db: Db, mail: Held, result: AttemptResult): Promise<boolean> {
  return await settle(db, "outbox", mail, {
    state: result.state,
    last_error: result.state === "sent" ? null : result.error,
    ...(result.state === "sent" && {
      sent_at: result.sentAt.toISOString(),
      relay_id: result.relayId,
      ...(result.isSecret && { props: "{}" }),
    }),
    ...(result.state === "queued" && {
      due_at: result.dueAt.toISOString(),
      is_unanswered: result.isUnanswered ? 1 : 0,
      is_refused: result.isRefused ? 1 : 0,
    }),
  });
}

/** Gives a mail all its attempts again; a failed one gets a new queue date. */
export function queuedAgain(eb: ExpressionBuilder<Tables, "outbox">, now: Date) {
  const at = now.toISOString();
  return {
    state: "queued" as const,
    attempts: 0,
    is_refused: 0 as const,
    due_at: at,
    owed_again_at: eb.case().when("state", "=", "failed").then(at).else(eb.ref("owed_again_at")).end(),
    ...FREE,
  };
}

/** False when it is sent or unknown. */
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

/** "waiting": queued, and nobody is sending it now. Undefined for an unknown mail. */
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

/** Oldest first. A request without mails has no entry. */
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

export async function mailsById(db: Db, ids: readonly string[]): Promise<Map<string, MailTold>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("outbox")
    .select(["id", "template", "state", "due_at", "sent_at", "last_error", "created_at"])
    .where("id", "in", [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Oldest first. */
export async function mailsTold(db: Db, requestIds: readonly string[]): Promise<MailTold[]> {
  if (requestIds.length === 0) return [];
  return await db
    .selectFrom("outbox")
    .select(["id", "template", "state", "due_at", "sent_at", "last_error", "created_at"])
    .where("request_id", "in", [...requestIds])
    .orderBy("id")
    .execute();
}

/** Seconds; 0 when none waits. Failed mails do not count. */
export async function oldestUnsent(db: Db, now = new Date()): Promise<number> {
  const { oldest } = await db
    .selectFrom("outbox")
    .select((eb) => eb.fn.min(enqueuedSince).as("oldest"))
    .where("state", "=", "queued")
    .executeTakeFirstOrThrow();
  return oldest === null ? 0 : Math.max(0, Math.round((now.getTime() - Date.parse(oldest)) / 1000));
}

const FOUND = ["id", "message_id", "state", "request_id", "sent_at"] as const;
export type OutboxMail = Pick<OutboxRow, (typeof FOUND)[number]>;

/** The mail of the outbox with this Message-ID: our own, which its id is a part of, or one that a relay put in its place. */
export async function findOutboxMail(db: Db, messageId: string): Promise<OutboxMail | undefined> {
  const id = /^<([0-9a-f-]{36})@/.exec(messageId)?.[1];
  const mails = db.selectFrom("outbox").select(FOUND);
  const own = id && (await mails.where("id", "=", id).where("message_id", "=", messageId).executeTakeFirst());
  if (own) return own;
  const name = messageId.replace(/^<|>$/g, "");
  const names = [name, name.slice(0, name.lastIndexOf("@"))].filter(Boolean);
  return await mails.where("relay_id", "in", names).executeTakeFirst();
}

/** The one mail with this date (ISO-8601 UTC, in whole seconds) that went to one of these addresses, as `addressKey` writes them. */
export async function findOutboxMailTo(
  db: Db,
  addresses: readonly string[],
  date: string,
): Promise<OutboxMail | undefined> {
  if (addresses.length === 0) return undefined;
  const second = date.slice(0, "2026-11-28T09:00:00".length);
  const mails = await db
    .selectFrom("outbox")
    .select(FOUND)
    .where("created_at", ">=", second)
    .where("created_at", "<=", `${second}.999Z`)
    .where((eb) => eb(eb.fn("lower", ["recipient"]), "in", [...addresses]))
    .where("state", "=", "sent")
    .limit(2)
    .execute();
  return mails.length === 1 ? mails[0] : undefined;
}

/** A sent mail with an error has come back. */
export async function markMailReturned(tx: Tx, id: string, error: string): Promise<void> {
  await tx.updateTable("outbox").set({ last_error: error }).where("id", "=", id).where("state", "=", "sent").execute();
}
