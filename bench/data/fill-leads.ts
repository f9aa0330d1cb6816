import type { Kysely } from "kysely";
import type { Db } from "~/lib/db/database.server";
import { fillPeople } from "~/lib/db/migrations/0014-people-fill";
import { type MadeLead, madeLead } from "./made-lead";

/** SQLite takes 32,766 values in one statement, and a lead has two dozen. */
const BATCH = 500;

/** Inserts `count` leads, with the people, requests, tags and notes that belong to them; always the same ones. */
export async function fillLeads(db: Db, count: number, now: Date): Promise<void> {
  for (let first = 0; first < count; first += BATCH) {
    const made = Array.from({ length: Math.min(BATCH, count - first) }, (_, index) =>
      madeLead(first + index, count, now),
    );
    await db.transaction().execute(async (tx) => {
      for (const { table, rows } of rowsByTable(made)) {
        if (rows.length > 0) await tx.insertInto(table).values(rows).execute();
      }
    });
  }
  await fillPeople(db as unknown as Kysely<unknown>);
}

/** Ordered so that the rows that others refer to come first. */
function rowsByTable(made: readonly MadeLead[]) {
  return [
    { table: "people" as const, rows: made.flatMap(({ people }) => people) },
    { table: "offer_requests" as const, rows: made.flatMap(({ offers }) => offers) },
    { table: "configurator_requests" as const, rows: made.flatMap(({ configurations }) => configurations) },
    { table: "leads" as const, rows: made.flatMap(({ leads }) => leads) },
    { table: "lead_tags" as const, rows: made.flatMap(({ tags }) => tags) },
    { table: "lead_notes" as const, rows: made.flatMap(({ notes }) => notes) },
  ];
}
