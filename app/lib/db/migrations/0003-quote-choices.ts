import { type Kysely, sql } from "kysely";

const COLUMNS = [
  "line_groups",
  "chosen",
  "planning",
  "first_version_on",
  "answer_id",
  "replaces",
  "replaced_by",
] as const;

/** Quotes get groups of lines, a choice, a planning and versions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of COLUMNS) await db.schema.alterTable("quotes").addColumn(column, "text").execute();
  await db.schema
    .createIndex("quotes_by_former")
    .on("quotes")
    .column("replaces")
    .unique()
    .where(sql<boolean>`replaces is not null`)
    .execute();
}
