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
/** The same on the server, so that it gives up what nobody waits for any more. */
const SERVER_LIMITS = { statement_timeout: 10_000, idle_in_transaction_session_timeout: 10_000 };
/** SQLSTATE: there is no statement of that name, or there is one already. */
const MISNAMED = new Set(["26000", "42P05"]);
/** SQLSTATE: refused because a statement before it in the transaction failed. */
const ABORTED = "25P02";
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
 * Connections with limits on the server and named statements. A pooler such as PgBouncer shares connections, and
 * refuses limits that come with one: then it goes without them, and without names, which might be on another
 * connection.
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
    // Sends the queries that a transaction makes at the same time without waiting in between.
    pipeline: true,
  });
  // An idle connection that breaks is replaced at the next query, which reports the error if it lasts.
  pool.on("error", () => {});
  // One that breaks during a query says so twice: to the query, and here, where an error without a listener would end
  // the process.
  pool.on("connect", (client) => client.on("error", () => {}));
  pool.on("connect", tellCause);
  pool.on("connect", sendTogether);
  return pool;
}

/**
 * A statement that is refused because another one in its transaction failed throws the error of that one: when both
 * were sent at the same time, the caller may hear of either first.
 */
function tellCause(client: PoolClient): void {
  const query = client.query.bind(client) as (...asked: unknown[]) => unknown;
  let cause: unknown;
  client.query = ((...asked: unknown[]) => {
    const answer = query(...asked);
    if (!(answer instanceof Promise)) return answer;
    return answer.catch((error: { code?: string }) => {
      // Answers come in the order of the statements, so the cause is known by then.
      if (error.code !== ABORTED) cause = error;
      throw cause ?? error;
    });
  }) as typeof client.query;
}

/**
 * Sends all statements of one turn of the event loop together: a message of its own for each costs both sides more than
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
 * Makes PostgreSQL prepare statements that have a name once for this connection. Should a pooler have accepted the
 * limits, but a name be unknown on the next connection, names are given up from then on.
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
 * Sends the statements that a transaction makes at the same time without waiting in between: Kysely's own executor
 * would hold back each until the one before is answered.
 */
class PipelinedExecutor extends DefaultQueryExecutor {
  /** Kysely calls this for whatever has to happen on one connection. */
  override withConnectionProvider(oneByOne: ConnectionProvider): DefaultQueryExecutor {
    return super.withConnectionProvider(new SharedConnection(oneByOne));
  }
}

/** One connection, shared by everybody who asks for it at the same time. */
class SharedConnection implements ConnectionProvider {
  readonly #connection: Promise<DatabaseConnection>;

  constructor(provider: ConnectionProvider) {
    this.#connection = provider.provideConnection(async (connection) => connection);
  }

  async provideConnection<T>(consumer: (connection: DatabaseConnection) => Promise<T>): Promise<T> {
    return await consumer(await this.#connection);
  }
}

/** Begins a transaction together with its first statement, which fails if the beginning does. */
class PipelinedDriver extends PostgresDriver {
  readonly #begun = new WeakMap<DatabaseConnection, Promise<void>>();
  #ready: Promise<void> | undefined;

  override async acquireConnection(): Promise<DatabaseConnection> {
    // Kysely only does so with a driver that it has made itself.
    this.#ready ??= this.init();
    await this.#ready;
    return await super.acquireConnection();
  }

  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const begun = super.beginTransaction(connection, settings);
    // Thrown on commit.
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
