import { Kysely, PostgresAdapter, PostgresDialect, sql } from "kysely";
import { type ClientBase, Pool, type PoolConfig } from "pg";

/** Milliseconds. */
const PATIENCE = 10_000;
/** Kysely's own number for this lock, which other releases take. */
const MIGRATION_LOCK = "3853314791062309107";

export interface PostgresOptions {
  /** A query may take as long as it needs. */
  isPatient: boolean;
  connections: number;
}

/**
 * Every wait is bounded, so that a database that is away is noticed within seconds; with `isPatient`, only the wait for
 * a connection is.
 */
export function openPostgres<T>(connectionString: string, { isPatient, connections }: PostgresOptions): Kysely<T> {
  const bounds = isPatient ? {} : { query_timeout: PATIENCE, onConnect: limitQueries };
  const pool = openPool({ connectionString, max: connections, ...bounds });
  return new Kysely<T>({ dialect: new TransactionLockDialect({ pool }) });
}

/** Locks until the transaction ends. */
export async function lockMigrations<T>(tx: Kysely<T>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)}::bigint)`.execute(tx);
}

function openPool(config: PoolConfig): Pool {
  const pool = new Pool({ connectionTimeoutMillis: 3_000, application_name: "weef", ...config });
  // An idle connection that breaks is replaced at the next query, which reports the error if it lasts.
  pool.on("error", () => {});
  // A break during a query is reported twice: to the query, and here, where an error without a listener would end the
  // process.
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

/**
 * The server, too, gives up a query for which no client waits. Set by a statement: a pooler such as PgBouncer refuses parameters of
 * the connection.
 */
async function limitQueries(client: ClientBase): Promise<void> {
  await client.query(`set statement_timeout = ${PATIENCE}; set idle_in_transaction_session_timeout = ${PATIENCE}`);
}

class TransactionLockDialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new TransactionLockAdapter();
  }
}

/** Kysely takes the lock of migrations for a session, which a pooler would leave with another client. */
class TransactionLockAdapter extends PostgresAdapter {
  override acquireMigrationLock = lockMigrations;
  /** It ends with the transaction. */
  override async releaseMigrationLock(): Promise<void> {}
}
