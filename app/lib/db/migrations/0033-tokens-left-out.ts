import { type Kysely, sql } from "kysely";

const BATCH = 500;
/** A token in the path where a visit began, as it stands in JSON. */
const TOKEN = /(?<="landing":"[^"]*\/)[\w-]{43}(?=[/."])/g;

/** Takes the tokens of links in mails out of what is told of a visit: who reads one may use it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ["offer_requests", "configurator_requests", "appointments"]) await clean(db, sql.table(table));
  for (const page of ["/afspraak", "/en/afspraak"]) {
    await sql`update conversations set page = ${page} where lower(page) like ${`${page}/beheer/%`}`.execute(db);
  }
}

async function clean(db: Kysely<unknown>, table: ReturnType<typeof sql.table>): Promise<void> {
  for (let last = ""; ; ) {
    const { rows } = await sql<{ id: string; attribution: string }>`select id, attribution from ${table}
      where attribution is not null and id > ${last} order by id limit ${BATCH}`.execute(db);
    if (rows.length === 0) return;
    last = rows.at(-1)?.id ?? last;
    for (const { id, attribution } of rows) {
      const cleaned = attribution.replace(TOKEN, ":token");
      if (cleaned === attribution) continue;
      // Not where it was erased meanwhile.
      await sql`update ${table} set attribution = ${cleaned}
        where id = ${id} and attribution = ${attribution}`.execute(db);
    }
  }
}
