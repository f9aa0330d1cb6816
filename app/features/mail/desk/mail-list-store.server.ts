import { sql } from "kysely";
import type { Db, Tx } from "~/lib/db/database.server";
import type { OutboxRow } from "~/lib/db/tables/tables";
import type { Position } from "~/lib/keyset-cursor.server";
import { isSpelledOtherwise, readableAddress } from "~/lib/text/readable-address.server";
import { isFree } from "~/platform/jobs/leases.server";
import { queuedAgain } from "../outbox/outbox-store.server";

export type MailHead = Omit<
  OutboxRow,
  "props" | "message_id" | "reply_to" | "lease_owner" | "is_unanswered" | "is_refused" | "relay_id" | "owed_again_at"
>;

const HEAD = [
  "id",
  "template",
  "language",
  "recipient",
  "request_id",
  "state",
  "attempts",
  "due_at",
  "lease_until",
  "last_error",
  "created_at",
  "sent_at",
] as const;

export interface MailsWanted {
  state: OutboxRow["state"] | null;
  recipient: string;
  after: Position | null;
  limit: number;
}

export async function listMails(db: Db, { state, recipient, after, limit }: MailsWanted): Promise<MailHead[]> {
  // A search uses the index that covers all its columns: by the order of time it would read every mail.
  const [at, key] = recipient === "" ? [sql`created_at`, sql`id`] : [sql`created_at || ''`, sql`id || ''`];
  const spelled = isSpelledOtherwise(recipient) ? await recipientsSpelled(db, recipient.toLowerCase()) : [];
  const found = await db
    .selectFrom("outbox")
    .select("id")
    .$if(state !== null, (query) => query.where("state", "=", state ?? "queued"))
    .$if(recipient !== "", (query) =>
      query.where((eb) => eb.or([isTo(recipient), ...(spelled.length > 0 ? [eb("recipient", "in", spelled)] : [])])),
    )
    .$if(after !== null, (query) => query.where(sql<boolean>`(${at}, ${key}) < (${after?.at}, ${after?.id})`))
    .orderBy(at, "desc")
    .orderBy(key, "desc")
    .limit(limit)
    .execute();
  if (found.length === 0) return [];
  return await db
    .selectFrom("outbox")
    .select(HEAD)
    .where(
      "id",
      "in",
      found.map(({ id }) => id),
    )
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
}

function isTo(recipient: string) {
  const pattern = `%${recipient.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`;
  return sql<boolean>`lower(recipient) like ${pattern} escape '\\'`;
}

async function recipientsSpelled(db: Db, needle: string): Promise<string[]> {
  const rows = await db.selectFrom("outbox").select("recipient").distinct().where(isTo("xn--")).execute();
  return rows.map(({ recipient }) => recipient).filter((address) => readableAddress(address).includes(needle));
}

export async function countMails(db: Db): Promise<Record<OutboxRow["state"], number>> {
  const rows = await db
    .selectFrom("outbox")
    .select((eb) => ["state", eb.fn.countAll().as("count")])
    .groupBy("state")
    .execute();
  const counts = { queued: 0, sent: 0, failed: 0 };
  for (const { state, count } of rows) counts[state] = Number(count);
  return counts;
}

/** The number of the others grows: they are not counted. */
export async function countFailedMails(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom("outbox")
    .select((eb) => eb.fn.countAll().as("count"))
    .where("state", "=", "failed")
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function lastSentAt(db: Db): Promise<string | null> {
  const row = await db
    .selectFrom("outbox")
    .select("sent_at")
    .where("state", "=", "sent")
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.sent_at ?? null;
}

export async function findMail(db: Db, id: string): Promise<OutboxRow | undefined> {
  return await db.selectFrom("outbox").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function requeueFailed(tx: Tx, now: Date): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable("outbox")
    .set((eb) => queuedAgain(eb, now))
    .where("state", "=", "failed")
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Undefined, with nothing deleted, when it has been or is being sent. */
export async function deleteUnsent(tx: Tx, id: string, now: Date): Promise<Pick<OutboxRow, "template"> | undefined> {
  return await tx
    .deleteFrom("outbox")
    .where("id", "=", id)
    .where("state", "!=", "sent")
    .where((eb) => isFree(eb, now))
    .returning("template")
    .executeTakeFirst();
}

interface MailSubject {
  kind: "lead" | "quote";
  id: string;
  name: string;
}

export async function subjectsOf(db: Db, requestIds: readonly string[]): Promise<Map<string, MailSubject>> {
  const ids = [...new Set(requestIds)];
  if (ids.length === 0) return new Map();
  const leads = await db
    .selectFrom("leads")
    .select(["id", "name", "subject_id"])
    .where("kind", "in", ["offer-request", "configurator-request", "conversation", "appointment"])
    .where("subject_id", "in", ids)
    .execute();
  const booked = await db
    .selectFrom("appointments")
    .innerJoin("leads", "leads.id", "appointments.lead_id")
    .select(["appointments.id as subject_id", "leads.id", "leads.name"])
    .where("appointments.id", "in", ids)
    .execute();
  const quotes = await db.selectFrom("quotes").select(["id", "customer_name"]).where("id", "in", ids).execute();
  return new Map<string, MailSubject>([
    ...[...leads, ...booked].map(({ id, name, subject_id }): [string, MailSubject] => [
      subject_id,
      { kind: "lead", id, name },
    ]),
    ...quotes.map(({ id, customer_name: name }): [string, MailSubject] => [id, { kind: "quote", id, name }]),
  ]);
}
