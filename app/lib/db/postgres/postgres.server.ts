import { Kysely, PostgresAdapter, PostgresDialect, sql } from "kysely";
import { type ClientBase, Pool, type PoolConfig } from "pg";

/** Milliseconds. */
const PATIENCE = 10_000;
/** Kysely's own number for this lock, which other releases take. */
const MIGRATION_LOCK = "3853314791062309107";

export interface PostgresOptions {
  /** Whether a query may take as long as it needs. */
  isPatient: boolean;
  /** How many connections there may be. */
  connections: number;
}

/**
 * Kysely over `pg`. Every wait is bounded, so that a database that is away is noticed within seconds; if it
 * `isPatient`, only the wait for a connection is.
 */
export function openPostgres<T>(connectionString: string, { isPatient, connections }: PostgresOptions): Kysely<T> {
  const bounds = isPatient ? {} : { query_timeout: PATIENCE, onConnect: limitQueries };
  const pool = openPool({ connectionString, max: connections, ...bounds });
  return new Kysely<T>({ dialect: new TransactionLockDialect({ pool }) });
}

/** Holds the lock of migrations until the transaction ends. */
export async function lockMigrations<T>(tx: Kysely<T>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)}::bigint)`.execute(tx);
}

function openPool(config: PoolConfig): Pool {
  const pool = new Pool({ connectionTimeoutMillis: 3_000, application_name: "weef", ...config });
  // An idle connection that breaks is replaced at the next query, which reports the error if it lasts.
  pool.on("error", () => {});
  // One that breaks during a query says so twice: to the query, and here, where an error without a listener would end
  // the process.
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

/**
 * Has the server, too, give up what nobody waits for any more. Not by parameters of the connection: a pooler such as
 * PgBouncer refuses them.
 */
async function limitQueries(client: ClientBase): Promise<void> {
  await client.query(`set statement_timeout = ${PATIENCE}; set idle_in_transaction_session_timeout = ${PATIENCE}`);
}

class TransactionLockDialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new TransactionLockAdapter();
  }
}

/** Kysely takes the lock of migrations for a session, which a pooler would leave with somebody else. */
class TransactionLockAdapter extends PostgresAdapter {
  override acquireMigrationLock = lockMigrations;
  /** It goes with the transaction. */
  override async releaseMigrationLock(): Promise<void> {}
}
