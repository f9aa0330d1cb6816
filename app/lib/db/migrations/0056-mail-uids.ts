import { type Kysely, PostgresAdapter, sql } from "kysely";

/** Uids go up to 4,294,967,295 (RFC 3501, section 2.3.1.1). PostgreSQL gives a `bigint` as text, this as a number. */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
  await sql`alter table mailbox_folders
    alter column last_uid type double precision, alter column older_uid type double precision`.execute(db);
  await sql`alter table mailbox_strangers alter column uid type double precision`.execute(db);
}
