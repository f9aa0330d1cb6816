import type { QueryResult } from "kysely";
import type { SqliteFile } from "./sqlite-file.server";

/** Transactions that share a commit. Until `committed` settles, nothing in them may be acknowledged. */
interface Group {
  committed: Promise<void>;
  resolve: () => void;
  reject: (error: unknown) => void;
}

export interface Member {
  group: Group;
}

/**
 * The only writer. Transactions take turns, and those that end within one turn of the event loop share one commit and
 * one wait for the disk. A member that fails is undone alone; a failed commit fails all.
 */
export class GroupCommit {
  readonly #file: SqliteFile;
  #group: Group | null = null;
  #isTaken = false;
  readonly #waiting: (() => void)[] = [];
  /** The group ends with the present turn. */
  #isDue = false;

  constructor(file: SqliteFile) {
    this.#file = file;
  }

  /** Throws when another process holds the lock for too long. */
  async begin(): Promise<Member> {
    const member = { group: await this.#join() };
    try {
      this.execute(member, "savepoint member", []);
    } catch (error) {
      // A transaction that has not begun will not end either: the turn would be taken for good.
      this.#endTurn();
      throw error;
    }
    return member;
  }

  execute<R>({ group }: Member, sql: string, parameters: readonly unknown[]): QueryResult<R> {
    if (group !== this.#group) throw new Error("This transaction was rolled back by the database");
    try {
      return this.#file.execute<R>(sql, parameters);
    } catch (error) {
      this.#noticeLoss(error);
      throw error;
    }
  }

  /** Resolves when it is on the disk. */
  async commit(member: Member): Promise<void> {
    try {
      this.execute(member, "release member", []);
    } finally {
      this.#endTurn();
    }
    await member.group.committed;
  }

  /** None of the others in its group is undone. */
  async rollback({ group }: Member): Promise<void> {
    try {
      // SQLite has undone the whole group by itself after some errors (disk full, out of memory).
      if (group !== this.#group) return;
      this.#file.execute("rollback to member");
      this.#file.execute("release member");
    } finally {
      this.#endTurn();
    }
  }

  /** Resolves when it is on the disk. */
  async write<R>(sql: string, parameters: readonly unknown[]): Promise<QueryResult<R>> {
    const group = await this.#join();
    let result: QueryResult<R>;
    try {
      result = this.execute<R>({ group }, sql, parameters);
    } finally {
      this.#endTurn();
    }
    await group.committed;
    return result;
  }

  /** Runs a statement that cannot be part of a transaction. */
  async runAlone<R>(sql: string): Promise<QueryResult<R>> {
    await this.#takeTurn();
    try {
      this.#closeGroup();
      return await this.#file.run<R>(sql);
    } finally {
      this.#endTurn();
    }
  }

  /** Frees unused memory. */
  release(): void {
    this.#file.release();
  }

  /** Waits for the writer, and refuses later writers. */
  async close(): Promise<void> {
    await this.#takeTurn();
    this.#closeGroup();
  }

  async #join(): Promise<Group> {
    await this.#takeTurn();
    try {
      this.#group ??= await this.#openGroup();
      return this.#group;
    } catch (error) {
      this.#endTurn();
      throw error;
    }
  }

  async #openGroup(): Promise<Group> {
    await this.#file.run("begin immediate");
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    // If all members have been undone, no member waits for it.
    promise.catch(() => {});
    setImmediate(() => {
      if (this.#isTaken) this.#isDue = true;
      else this.#closeGroup();
    });
    return { committed: promise, resolve, reject };
  }

  #closeGroup(): void {
    this.#isDue = false;
    const group = this.#group;
    if (!group) return;
    try {
      this.#file.execute("commit");
      this.#group = null;
      group.resolve();
    } catch (error) {
      if (this.#file.inTransaction) this.#file.execute("rollback");
      this.#noticeLoss(error);
    }
  }

  /** SQLite may have rolled back everything that was not yet committed. */
  #noticeLoss(error: unknown): void {
    if (!this.#group || this.#file.inTransaction) return;
    this.#group.reject(error);
    this.#group = null;
  }

  async #takeTurn(): Promise<void> {
    if (this.#isTaken) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#isTaken = true;
  }

  #endTurn(): void {
    if (this.#isDue) this.#closeGroup();
    const next = this.#waiting.shift();
    // The turn stays taken and passes to the next, so that no later arrival gets it.
    if (next) next();
    else this.#isTaken = false;
  }
}
