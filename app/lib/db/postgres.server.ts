import { type Dialect, PostgresDialect } from "kysely";
import { Pool } from "pg";

/** Milliseconds. */
const LIMITS = { query_timeout: 10_000, statement_timeout: 10_000, idle_in_transaction_session_timeout: 10_000 };

/**
 * Kysely over `pg`. Every wait is bounded, so that a database that is away is noticed within seconds; when it
 * `isPatient`, only the wait for a connection.
 */
export function postgresDialect(connectionString: string, { isPatient }: { isPatient: boolean }): Dialect {
  const pool = new Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 3_000,
    ...(!isPatient && LIMITS),
    application_name: "weef",
  });
  // An idle connection that breaks is replaced at the next query, which reports the error if it lasts.
  pool.on("error", () => {});
  // One that breaks during a query says so twice: to the query, and here, where nobody listening ends the process.
  pool.on("connect", (client) => client.on("error", () => {}));
  return new PostgresDialect({ pool });
}
