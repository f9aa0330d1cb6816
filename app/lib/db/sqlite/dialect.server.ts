import { closeSync, existsSync, openSync } from "node:fs";
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import { GroupCommit, type Member } from "./group-commit.server";
import { SqliteFile } from "./sqlite-file.server";

/**
 * Unlike Kysely's own dialect, transactions begin `immediate` and share commits (`GroupCommit`), reads outside of them
 * have a connection of their own, and no wait blocks the event loop. With `isPatient`, it waits for another process's
 * lock as long as it takes.
 */
export function sqliteDialect(file: string, { isPatient = false } = {}): Dialect {
  return {
    createAdapter: () => new NodeSqliteAdapter(),
    createDriver: () => new NodeSqliteDriver(file, isPatient),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/**
 * Savepoints are remembered in memory, not in a file. The cache (KiB) holds the pages that a request changes in some
 * thirty indexes; for these, too, the WAL grows to 16 MB before a checkpoint, four times the default.
 */
const PRAGMAS = [
  "journal_mode=WAL",
  "synchronous=FULL",
  "foreign_keys=ON",
  "secure_delete=ON",
  "temp_store=memory",
  "cache_size=-12000",
  "wal_autocheckpoint=4000",
];

const SHRINK = "pragma shrink_memory";

class NodeSqliteAdapter extends SqliteAdapter {
  /** `GroupCommit` serialises queries where that is needed. */
  override get supportsMultipleConnections() {
    return true;
  }

  /** SQLite has it, though Kysely says no: otherwise parts of a migration that broke off would stay. */
  override get supportsTransactionalDdl() {
    return true;
  }
}

class NodeSqliteDriver implements Driver {
  readonly #path: string;
  readonly #isPatient: boolean;
  #files: { written: SqliteFile; read: SqliteFile; commits: GroupCommit } | undefined;

  constructor(path: string, isPatient: boolean) {
    this.#path = path;
    this.#isPatient = isPatient;
  }

  async init() {
    // SQLite would create a file that others can read; those that it keeps beside it get the mode of the file.
    if (!existsSync(this.#path)) closeSync(openSync(this.#path, "a", 0o600));
    const written = new SqliteFile(this.#path, { readOnly: false, isPatient: this.#isPatient });
    // Outside of a transaction, and idempotent: each may meet the lock of another process that is opening the file.
    for (const pragma of PRAGMAS) await written.run(`pragma ${pragma}`);
    const read = new SqliteFile(this.#path, { readOnly: true });
    this.#files = { written, read, commits: new GroupCommit(written) };
  }

  async acquireConnection() {
    if (!this.#files) throw new Error("The database is not open");
    return new NodeSqliteConnection(this.#files.read, this.#files.commits);
  }

  async beginTransaction(connection: DatabaseConnection) {
    await (connection as NodeSqliteConnection).begin();
  }

  async commitTransaction(connection: DatabaseConnection) {
    await (connection as NodeSqliteConnection).commit();
  }

  async rollbackTransaction(connection: DatabaseConnection) {
    await (connection as NodeSqliteConnection).rollback();
  }

  async releaseConnection() {}

  async destroy() {
    await this.#files?.commits.close();
    this.#files?.read.close();
    this.#files?.written.close();
  }
}

class NodeSqliteConnection implements DatabaseConnection {
  readonly #read: SqliteFile;
  readonly #commits: GroupCommit;
  #member: Member | null = null;

  constructor(read: SqliteFile, commits: GroupCommit) {
    this.#read = read;
    this.#commits = commits;
  }

  async begin(): Promise<void> {
    this.#member = await this.#commits.begin();
  }

  async commit(): Promise<void> {
    const member = this.#end();
    if (member) await this.#commits.commit(member);
  }

  /** Called after a failed commit too, when nothing is left to undo. */
  async rollback(): Promise<void> {
    const member = this.#end();
    if (member) await this.#commits.rollback(member);
  }

  async executeQuery<R>({ sql, parameters, query }: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#member) return this.#commits.execute<R>(this.#member, sql, parameters);
    if (query.kind === "SelectQueryNode" || /^\s*(select|with)\b/i.test(sql))
      return await this.#read.run<R>(sql, parameters);
    if (sql === SHRINK) return this.#release();
    if (/^\s*(pragma|vacuum)\b/i.test(sql)) return await this.#commits.runAlone<R>(sql);
    return await this.#commits.write<R>(sql, parameters);
  }

  /** Shrinks both connections; SQLite's own pragma would shrink one. */
  #release<R>(): QueryResult<R> {
    this.#read.release();
    this.#commits.release();
    return { rows: [] };
  }

  // biome-ignore lint/correctness/useYield: the interface asks for a generator; nothing here streams.
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error("Streaming is not supported: read in pages");
  }

  #end(): Member | null {
    const member = this.#member;
    this.#member = null;
    return member;
  }
}
