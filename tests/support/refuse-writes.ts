import { sql } from "kysely";
import { type Db, isPostgres } from "~/lib/db/database.server";

/**
 * Makes the database refuse every change to `tables`, as on a full disk, while they can still be read. Returns a
 * function that ends this.
 */
export async function refuseWrites(db: Db, tables: readonly string[]): Promise<() => Promise<void>> {
  if (!isPostgres(db)) {
    await sql`pragma query_only = on`.execute(db);
    return async () => {
      await sql`pragma query_only = off`.execute(db);
    };
  }
  await sql`
    create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`.execute(db);
  for (const table of tables) {
    await sql`create trigger refuse before update on ${sql.table(table)} execute function refuse()`.execute(db);
  }
  return async () => {
    await sql`drop function refuse cascade`.execute(db);
  };
}

/** The database as it is while nothing can be written to the audit log. */
export function refuseAudit(db: Db): Db {
  return db.withPlugin({
    transformQuery: ({ node }) => {
      if (node.kind === "InsertQueryNode" && node.into?.table.identifier.name === "audit_log") {
        throw new Error("the log takes nothing");
      }
      return node;
    },
    transformResult: async ({ result }) => result,
  });
}
