import path from "node:path";
import { sql } from "kysely";
import { StartProblem } from "../start-problem.server";
import { type DatabasePlace, type Db, migrate } from "./database.server";
import { isDatabaseAway } from "./database-errors.server";
import { isLockedOut, type LockWaits } from "./lock-waits.server";

/** SQLite result codes: a damaged file, not a database. */
const SQLITE_DAMAGED = new Set([11, 26]);
/** SQLSTATE: insufficient privilege. */
const FORBIDDEN = "42501";
/** Kysely's message about a migration that this release does not know. */
const UNKNOWN_MIGRATION = /previously executed migration (\S+) is missing/;

/** `db` is at `place`. Throws a `StartProblem` when it cannot be used. */
export async function readyDatabase(db: Db, place: DatabasePlace, waits: LockWaits = {}): Promise<void> {
  try {
    // Keeps a connection open: the process that closes SQLite's last one moves the whole WAL into the file and waits for the
    // disk.
    await sql`select 1`.execute(db);
  } catch (error) {
    throw problemOf(error, place) ?? cannotBeUsed(error, place);
  }
  await orDatabaseProblem(place, () => migrate(place, waits));
}

/** `work` is part of starting. Throws a `StartProblem` if the database cannot be used. */
export async function orDatabaseProblem(place: DatabasePlace, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    throw problemOf(error, place) ?? (isDatabaseAway(error) ? cannotBeUsed(error, place) : error);
  }
}

function cannotBeUsed(error: unknown, { databaseUrl }: DatabasePlace): StartProblem {
  const { message, code } = error as NodeJS.ErrnoException;
  const setting = databaseUrl === undefined ? "DATA_DIR" : "DATABASE_URL";
  return new StartProblem(`The database cannot be used (${message || code}). See to ${setting}.`);
}

function problemOf(error: unknown, { dataDir }: DatabasePlace): StartProblem | undefined {
  const { message, code, errcode } = error as { message: string; code?: string; errcode?: number };
  if (code === "ERR_SQLITE_ERROR" && SQLITE_DAMAGED.has((errcode ?? 0) % 256))
    return new StartProblem(
      `${path.join(dataDir, "weef.db")} is damaged (${message}). Put a backup in its place: npm run restore -- <folder of the backup>`,
    );
  if (code === FORBIDDEN)
    return new StartProblem(
      `The user of DATABASE_URL may not do what the product needs (${message}). Make that user the owner of the database.`,
    );
  if (isLockedOut(error))
    return new StartProblem(
      `The database cannot be brought to the schema of this release: others have used its tables for too long (${message}). ` +
        "See in the log which, and start again once that backup or transaction has ended.",
    );
  const unknown = UNKNOWN_MIGRATION.exec(message)?.[1];
  if (unknown !== undefined)
    return new StartProblem(
      `The database is of a newer release, whose schema this one does not know (${unknown}). Start that release, or restore ` +
        "a backup from before it.",
    );
  return undefined;
}
