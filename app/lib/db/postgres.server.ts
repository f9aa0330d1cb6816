import {
  type ConnectionProvider,
  type DatabaseConnection,
  DefaultConnectionProvider,
  DefaultQueryExecutor,
  Kysely,
  PostgresAdapter,
  PostgresDialect,
  PostgresDriver,
  type PostgresPool,
  sql,
  type TransactionSettings,
} from "kysely";
import { DatabaseError, Pool, type PoolClient, type PoolConfig } from "pg";
import { statementName } from "./statement-names";

/** Milliseconds. */
const PATIENCE = { query_timeout: 10_000 };
/** The same at the server, so that it gives up what nobody waits for any more. */
const SERVER_LIMITS = { statement_timeout: 10_000, idle_in_transaction_session_timeout: 10_000 };
/** SQLSTATE: no statement of that name, or one already. */
const MISNAMED = new Set(["26000", "42P05"]);
/** SQLSTATE: refused because a statement before it in the transaction failed. */
const ABORTED = "25P02";
/** Kysely's own number for this lock, which other releases take. */
const MIGRATION_LOCK = "3853314791062309107";

export interface PostgresOptions {
  /** Whether a query may take as long as it takes. */
  isPatient: boolean;
  /** How many connections there may be. */
  connections: number;
}

/**
 * Kysely over `pg`. Every wait is bounded, so that a database that is away is noticed within seconds; when it
 * `isPatient`, only the wait for a connection.
 */
export function openPostgres<T>(connectionString: string, { isPatient, connections }: PostgresOptions): Kysely<T> {
  const size = { connectionString, max: connections };
  const config = { pool: isPatient ? openPool(size) : new BoundedPool(size) };
  const dialect = new PostgresDialect(config);
  const driver = new PipelinedDriver(config);
  const provider = new DefaultConnectionProvider(driver);
  const executor = new PipelinedExecutor(dialect.createQueryCompiler(), new TransactionLockAdapter(), provider);
  return new Kysely<T>({ config: { dialect }, dialect, driver, executor });
}

/** Holds the lock of migrations until the transaction ends. */
export async function lockMigrations<T>(tx: Kysely<T>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)}::bigint)`.execute(tx);
}

/**
 * Connections with limits at the server, which keep named statements. A pooler such as PgBouncer refuses to be told limits
 * with a connection, as it shares connections: then without, and without names, which it would find at another connection.
 */
class BoundedPool implements PostgresPool {
  readonly #size: PoolConfig;
  #pool: Pool;

  constructor(size: PoolConfig) {
    this.#size = size;
    this.#pool = openPool({ ...size, ...PATIENCE, ...SERVER_LIMITS });
    const names = { areKept: true };
    this.#pool.on("connect", (client) => keepNamed(client, names));
  }

  get options(): object {
    return this.#pool.options;
  }

  async connect(): Promise<PoolClient> {
    const tried = this.#pool;
    try {
      return await tried.connect();
    } catch (error) {
      if (!isParameterRefused(error)) throw error;
      // Several may be refused at the same time.
      if (this.#pool === tried) this.#pool = openPool({ ...this.#size, ...PATIENCE });
      return await this.#pool.connect();
    }
  }

  end(): Promise<void> {
    return this.#pool.end();
  }
}

function openPool(config: PoolConfig): Pool {
  const pool = new Pool({
    connectionTimeoutMillis: 3_000,
    ...config,
    application_name: "weef",
    // What a transaction asks at the same time is sent at the same time.
    pipeline: true,
  });
  // An idle connection that breaks is replaced at the next query, which reports the error if it lasts.
  pool.on("error", () => {});
  // One that breaks during a query says so twice: to the query, and here, where nobody listening ends the process.
  pool.on("connect", (client) => client.on("error", () => {}));
  pool.on("connect", tellCause);
  pool.on("connect", sendTogether);
  return pool;
}

/**
 * A statement that is refused because another in its transaction failed throws what that one did: where both were sent at the
 * same time, either may be what the caller hears of first.
 */
function tellCause(client: PoolClient): void {
  const query = client.query.bind(client) as (...asked: unknown[]) => unknown;
  let cause: unknown;
  client.query = ((...asked: unknown[]) => {
    const answer = query(...asked);
    if (!(answer instanceof Promise)) return answer;
    return answer.catch((error: { code?: string }) => {
      // Answers come in the order of the statements.
      if (error.code !== ABORTED) cause = error;
      throw cause ?? error;
    });
  }) as typeof client.query;
}

/**
 * Sends what is asked in one turn of the event loop together: a message of its own for each statement costs both sides more than
 * most statements do.
 */
function sendTogether(client: PoolClient): void {
  const { stream } = client.connection;
  const query = client.query.bind(client) as (...asked: unknown[]) => unknown;
  let isHeld = false;
  client.query = ((...asked: unknown[]) => {
    if (!isHeld) {
      isHeld = true;
      stream.cork();
      process.nextTick(() => {
        isHeld = false;
        stream.uncork();
      });
    }
    return query(...asked);
  }) as typeof client.query;
}

/**
 * Lets PostgreSQL prepare the statements that have a name once for this connection. Where a pooler has taken the limits and
 * does not know a name at the next connection, from then on without names.
 */
function keepNamed(client: PoolClient, names: { areKept: boolean }): void {
  const query = client.query.bind(client) as (first: unknown, ...others: unknown[]) => Promise<unknown>;
  client.query = ((first: unknown, ...others: unknown[]) => {
    const name = names.areKept && typeof first === "string" ? statementName(first) : undefined;
    if (name === undefined) return query(first, ...others);
    const answer = query({ name, text: first, values: others[0] });
    answer.catch((error: { code?: string }) => {
      if (MISNAMED.has(error.code ?? "")) names.areKept = false;
    });
    return answer;
  }) as typeof client.query;
}

function isParameterRefused(error: unknown): boolean {
  return error instanceof DatabaseError && /unsupported startup parameter/i.test(error.message);
}

/**
 * Sends what a transaction asks at the same time at the same time: Kysely's own would wait with each statement for the answer to
 * the one before.
 */
class PipelinedExecutor extends DefaultQueryExecutor {
  /** Kysely calls it for what goes on at one connection. */
  override withConnectionProvider(oneByOne: ConnectionProvider): DefaultQueryExecutor {
    return super.withConnectionProvider(new SharedConnection(oneByOne));
  }
}

/** One connection, for whoever asks for it at the same time. */
class SharedConnection implements ConnectionProvider {
  readonly #connection: Promise<DatabaseConnection>;

  constructor(provider: ConnectionProvider) {
    this.#connection = provider.provideConnection(async (connection) => connection);
  }

  async provideConnection<T>(consumer: (connection: DatabaseConnection) => Promise<T>): Promise<T> {
    return await consumer(await this.#connection);
  }
}

/** Begins a transaction together with its first statement, which fails where the beginning does. */
class PipelinedDriver extends PostgresDriver {
  readonly #begun = new WeakMap<DatabaseConnection, Promise<void>>();
  #ready: Promise<void> | undefined;

  override async acquireConnection(): Promise<DatabaseConnection> {
    // Kysely does so only with a driver that it has made itself.
    this.#ready ??= this.init();
    await this.#ready;
    return await super.acquireConnection();
  }

  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const begun = super.beginTransaction(connection, settings);
    // Heard of at the end.
    begun.catch(() => {});
    this.#begun.set(connection, begun);
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await this.#begun.get(connection);
    await super.commitTransaction(connection);
  }
}

/** Kysely takes the lock of migrations for a session, which a pooler would leave with somebody else. */
class TransactionLockAdapter extends PostgresAdapter {
  override acquireMigrationLock = lockMigrations;
  /** It goes with the transaction. */
  override async releaseMigrationLock(): Promise<void> {}
}
