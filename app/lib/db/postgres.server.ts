import { type Dialect, PostgresDialect } from "kysely";
import { Pool } from "pg";

/** Kysely over `pg`. Every wait is bounded, so that a database that is away is noticed within seconds. */
export function postgresDialect(connectionString: string): Dialect {
  const pool = new Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 3_000,
    query_timeout: 10_000,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 10_000,
    application_name: "weef",
  });
  // An idle connection that breaks is replaced at the next query, which reports the error if it lasts.
  pool.on("error", () => {});
  return new PostgresDialect({ pool });
}
