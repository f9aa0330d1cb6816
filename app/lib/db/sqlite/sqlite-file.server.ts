import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import type { QueryResult } from "kysely";

/** Milliseconds to wait for another process's lock, unless the file is opened patiently. */
const LOCK_PATIENCE = 5_000;
const SQLITE_BUSY = 5;
/** More than there are different statements, apart from lists of ids of any length. */
const MAX_STATEMENTS = 500;

interface Prepared {
  statement: StatementSync;
  /** It returns rows. */
  isAsking: boolean;
}

export class SqliteFile {
  readonly #db: DatabaseSync;
  readonly #isPatient: boolean;
  /** Statements by their SQL, the oldest first. */
  readonly #prepared = new Map<string, Prepared>();
  /** Another process's: first and last met, in milliseconds since 1970. */
  #lock: { since: number; last: number } | null = null;

  /** Throws when there is no such file or, for writing, no such folder. */
  constructor(file: string, { readOnly, isPatient = false }: { readOnly: boolean; isPatient?: boolean }) {
    this.#db = new DatabaseSync(file, { timeout: 0, readOnly });
    this.#isPatient = isPatient;
  }

  get inTransaction(): boolean {
    return this.#db.isTransaction;
  }

  close(): void {
    this.#db.close();
  }

  /** Waits for another process's lock by a timer between attempts, which does not block the event loop. */
  async run<R>(sql: string, parameters: readonly unknown[] = []): Promise<QueryResult<R>> {
    for (let pause = 5; ; pause = Math.min(pause * 2, 100)) {
      try {
        const result = this.execute<R>(sql, parameters);
        this.#lock = null;
        return result;
      } catch (error) {
        const isBusy = ((error as { errcode?: number }).errcode ?? 0) % 256 === SQLITE_BUSY;
        if (!isBusy || this.#hasWaitedForLock()) throw error;
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
  }

  /** Frees unused memory. Prepared statements are left to the garbage collector. */
  release(): void {
    this.#prepared.clear();
    this.#db.exec("pragma shrink_memory");
  }

  /** Runs at once. Throws if another process holds a lock that it needs. */
  execute<R>(sql: string, parameters: readonly unknown[] = []): QueryResult<R> {
    const { statement, isAsking } = this.#prepare(sql);
    const values = parameters as SQLInputValue[];
    if (isAsking) return { rows: statement.all(...values) as R[] };
    const { changes, lastInsertRowid } = statement.run(...values);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  /**
   * Statements queue for this connection, so they share one patience: otherwise the last would wait as long as all
   * before it together.
   */
  #hasWaitedForLock(): boolean {
    if (this.#isPatient) return false;
    const now = Date.now();
    const isSameLock = this.#lock && now - this.#lock.last < LOCK_PATIENCE;
    this.#lock = { since: isSameLock ? (this.#lock?.since ?? now) : now, last: now };
    return now - this.#lock.since > LOCK_PATIENCE;
  }

  #prepare(sql: string): Prepared {
    const known = this.#prepared.get(sql);
    if (known) return known;
    const [oldest] = this.#prepared.keys();
    if (oldest !== undefined && this.#prepared.size >= MAX_STATEMENTS) this.#prepared.delete(oldest);
    const statement = this.#db.prepare(sql);
    const prepared = { statement, isAsking: statement.columns().length > 0 };
    this.#prepared.set(sql, prepared);
    return prepared;
  }
}
