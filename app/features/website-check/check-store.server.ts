import { type Db, lockKey, type Tx } from "~/lib/db/database.server";
import type { WebsiteCheckRefusalRow, WebsiteCheckRow } from "~/lib/db/tables/check-tables";
import type { Position } from "~/lib/keyset-cursor.server";
import { type Held, settle } from "~/platform/jobs/leases.server";

/** Lets checks of a host be asked for and ended one after the other: none follows a check that has just ended. */
export async function lockHost(tx: Tx, host: string): Promise<void> {
  await lockKey(tx, `website check ${host}`);
}

export async function insertCheck(tx: Tx, row: WebsiteCheckRow): Promise<void> {
  await tx.insertInto("website_checks").values(row).execute();
}

export async function findCheck(
  db: Db,
  by: Partial<Pick<WebsiteCheckRow, "id" | "token_hash" | "submission_id">>,
): Promise<WebsiteCheckRow | undefined> {
  const [column, value] = Object.entries(by)[0] as [keyof typeof by, string];
  return await db.selectFrom("website_checks").selectAll().where(column, "=", value).executeTakeFirst();
}

/** The check with this id, or a copy of it for one person, that was mailed to this address or became a lead with it. */
export async function findCheckOf(tx: Tx, id: string, email: string): Promise<WebsiteCheckRow | undefined> {
  return await tx
    .selectFrom("website_checks as c")
    .leftJoin("leads", "leads.id", "c.lead_id")
    .selectAll("c")
    .where((eb) => eb.or([eb("c.id", "=", id), eb.and([eb("c.follows", "=", id), eb("c.submission_id", "is", null)])]))
    .where((eb) => eb(eb.fn("lower", [eb.fn.coalesce("c.email", "leads.email")]), "=", email.toLowerCase()))
    .limit(1)
    .executeTakeFirst();
}

/** The latest check of this host that was not given the result of another. */
export async function latestOfHost(db: Db, host: string, since: Date): Promise<WebsiteCheckRow | undefined> {
  return await db
    .selectFrom("website_checks")
    .selectAll()
    .where("host", "=", host)
    .where("created_at", ">", since.toISOString())
    .where("follows", "is", null)
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** Counts the checks that no process has begun or ended. */
export async function countQueued(db: Db): Promise<number> {
  const row = await db
    .selectFrom("website_checks")
    .select((eb) => eb.fn.countAll().as("count"))
    .where("state", "=", "queued")
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export async function changeCheck(db: Db, id: string, change: Partial<WebsiteCheckRow>): Promise<void> {
  await db.updateTable("website_checks").set(change).where("id", "=", id).execute();
}

/** Says how far a check is, also to those that follow it. */
export async function recordStep(db: Db, id: string, step: string): Promise<void> {
  await db
    .updateTable("website_checks")
    .set({ step })
    .where((eb) => eb.or([eb("id", "=", id), eb("follows", "=", id)]))
    .where("done_at", "is", null)
    .execute();
}

/** Columns of a result. */
export type Result = Pick<
  WebsiteCheckRow,
  "state" | "reason" | "seen_url" | "title" | "phone" | "findings" | "done_at"
>;

/** Ends a check and those that follow it. Nothing is stored if the lease was lost. */
export async function finishCheck(tx: Tx, held: Held & { host: string }, result: Result): Promise<void> {
  await lockHost(tx, held.host);
  if (!(await settle(tx, "website_checks", held, result))) return;
  await tx
    .updateTable("website_checks")
    .set(result)
    .where("follows", "=", held.id)
    .where("state", "=", "following")
    .execute();
}

export async function countDay(tx: Tx, day: string): Promise<void> {
  await tx
    .insertInto("website_check_days")
    .values({ day, checks: 1 })
    .onConflict((conflict) =>
      conflict.column("day").doUpdateSet((eb) => ({ checks: eb("website_check_days.checks", "+", 1) })),
    )
    .execute();
}

export type ListedCheck = WebsiteCheckRow & { lead_name: string | null };

/** The latest first. */
export async function listChecks(
  db: Db,
  { after, limit }: { after: Position | null; limit: number },
): Promise<ListedCheck[]> {
  return await db
    .selectFrom("website_checks as c")
    .leftJoin("leads", "leads.id", "c.lead_id")
    .selectAll("c")
    .select("leads.name as lead_name")
    .$if(after !== null, (query) =>
      query.where((eb) => eb(eb.refTuple("c.created_at", "c.id"), "<", eb.tuple(after?.at ?? "", after?.id ?? ""))),
    )
    .orderBy("c.created_at", "desc")
    .orderBy("c.id", "desc")
    .limit(limit)
    .execute();
}

/** The oldest first. */
export async function checksOfLeads(db: Db, leads: readonly string[]): Promise<WebsiteCheckRow[]> {
  if (leads.length === 0) return [];
  return await db
    .selectFrom("website_checks")
    .selectAll()
    .where("lead_id", "in", [...leads])
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

/** The refusal of this host, or of one above it. */
export async function findRefusal(db: Db, host: string): Promise<WebsiteCheckRefusalRow | undefined> {
  const labels = host.split(".");
  const above = labels.map((_label, index) => labels.slice(index).join("."));
  return await db.selectFrom("website_check_refusals").selectAll().where("host", "in", above).executeTakeFirst();
}

export async function listRefusals(db: Db): Promise<WebsiteCheckRefusalRow[]> {
  return await db.selectFrom("website_check_refusals").selectAll().orderBy("host").execute();
}

export async function insertRefusal(tx: Tx, row: WebsiteCheckRefusalRow): Promise<void> {
  await tx
    .insertInto("website_check_refusals")
    .values(row)
    .onConflict((conflict) => conflict.column("host").doNothing())
    .execute();
}

export async function deleteRefusal(tx: Tx, host: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom("website_check_refusals").where("host", "=", host).executeTakeFirst();
  return numDeletedRows > 0n;
}
