import { type Kysely, sql } from "kysely";

/** As the mails of the older releases have it. */
interface NoticeProps {
  change?: string;
  movedFrom?: string | null;
  startsAt?: string;
  isByUs?: boolean;
}

/**
 * From when to when an appointment was moved, by whom, and who cancelled it. So far the notices to the owner told.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addColumns(db);
  const notices = await sql<{ request_id: string; props: string; created_at: string }>`
    select request_id, props, created_at from outbox where template = 'appointment-notice' order by id`.execute(db);
  const moves = new Map<string, object[]>();
  for (const { request_id: id, props, created_at: at } of notices.rows) {
    const { change, movedFrom: from, startsAt: to, isByUs } = JSON.parse(props) as NoticeProps;
    const by = isByUs ? "owner" : "visitor";
    if (change === "moved" && from && to) moves.set(id, [...(moves.get(id) ?? []), { at, from, to, by }]);
    if (change === "cancelled") await sql`update appointments set cancelled_by = ${by} where id = ${id}`.execute(db);
  }
  for (const [id, made] of moves) {
    await sql`update appointments set moves = ${JSON.stringify(made)} where id = ${id}`.execute(db);
  }
}

async function addColumns(db: Kysely<unknown>): Promise<void> {
  const tables = await db.introspection.getTables();
  const known = tables.find(({ name }) => name === "appointments")?.columns.map(({ name }) => name) ?? [];
  const table = db.schema.alterTable("appointments");
  if (!known.includes("moves")) {
    await table.addColumn("moves", "text", (column) => column.notNull().defaultTo("[]")).execute();
  }
  if (!known.includes("cancelled_by")) await table.addColumn("cancelled_by", "text").execute();
}
