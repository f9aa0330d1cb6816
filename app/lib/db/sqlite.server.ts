import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";

/** How long statements wait for a lock that another process holds, in milliseconds. */
const LOCK_PATIENCE = 5_000;
const SQLITE_BUSY = 5;

/**
 * Kysely over `node:sqlite`, one connection. Differs from Kysely's own dialect in two ways:
 * transactions begin `immediate`, and a wait for another process's lock is a timer between attempts,
 * not a blocked event loop: pages go on answering.
 */
export function sqliteDialect(file: string): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new NodeSqliteDriver(file),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

class NodeSqliteDriver implements Driver {
  readonly #file: string;
  #connection: NodeSqliteConnection | undefined;

  constructor(file: string) {
    this.#file = file;
  }

  async init() {
    this.#connection = new NodeSqliteConnection(this.#file);
    // Outside of a transaction and idempotent; each may meet another process that is opening the file.
    for (const pragma of ["journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "secure_delete=ON"]) {
      await this.#connection.executeQuery(CompiledQuery.raw(`pragma ${pragma}`));
    }
  }

  async acquireConnection() {
    if (!this.#connection) throw new Error("The database is not open");
    return this.#connection;
  }

  async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  async commitTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw("commit"));
  }

  async rollbackTransaction(connection: DatabaseConnection) {
    // SQLite has already rolled back after some errors (disk full, out of memory).
    if ((connection as NodeSqliteConnection).inTransaction) {
      await connection.executeQuery(CompiledQuery.raw("rollback"));
    }
  }

  async releaseConnection() {}

  async destroy() {
    this.#connection?.close();
  }
}

class NodeSqliteConnection implements DatabaseConnection {
  readonly #db: DatabaseSync;
  /** Since when, and when last, another process's lock was met; milliseconds since 1970. */
  #lock: { since: number; last: number } | null = null;

  constructor(file: string) {
    this.#db = new DatabaseSync(file, { timeout: 0 });
  }

  get inTransaction() {
    return this.#db.isTransaction;
  }

  close() {
    this.#db.close();
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    for (let pause = 5; ; pause = Math.min(pause * 2, 100)) {
      try {
        const result = this.#execute<R>(sql, parameters as SQLInputValue[]);
        if (!sql.startsWith("select")) this.#lock = null;
        return result;
      } catch (error) {
        const isBusy = ((error as { errcode?: number }).errcode ?? 0) % 256 === SQLITE_BUSY;
        if (!isBusy || this.#hasWaitedForLock()) throw error;
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
  }

  /** Statements queue for this connection: their patience is one, or the last would wait for all before it. */
  #hasWaitedForLock(): boolean {
    const now = Date.now();
    const isSameLock = this.#lock && now - this.#lock.last < LOCK_PATIENCE;
    this.#lock = { since: isSameLock ? (this.#lock?.since ?? now) : now, last: now };
    return now - this.#lock.since > LOCK_PATIENCE;
  }

  #execute<R>(sql: string, parameters: SQLInputValue[]): QueryResult<R> {
    const statement = this.#db.prepare(sql);
    if (statement.columns().length > 0) {
      return { rows: statement.all(...parameters) as R[] };
    }
    const { changes, lastInsertRowid } = statement.run(...parameters);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  // biome-ignore lint/correctness/useYield: the interface asks for a generator; nothing here streams.
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error("Streaming is not supported: read in pages");
  }
}
