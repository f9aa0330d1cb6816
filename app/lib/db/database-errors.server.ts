import { sql } from "kysely";
import type { Db } from "./database.server";

/** SQLite result codes: busy, locked, read-only, I/O error, full, cannot open. */
const SQLITE_AWAY = new Set([5, 6, 8, 10, 13, 14]);
/**
 * SQLSTATE classes: connection, insufficient resources, operator intervention. States: read-only, as on a standby;
 * rolled back for another transaction, as when an operator locks whole tables.
 */
const POSTGRES_AWAY = /^(08...|53...|57...|25006|40001|40P01|55P03)$/;
const SOCKET_AWAY = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ECONNABORTED",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
  // No file handle is left for a connection.
  "EMFILE",
  "ENFILE",
]);
const PG_CLIENT_AWAY = /timeout exceeded|Connection terminated|Query read timeout|not queryable/i;

/** SQLSTATE: a text with a NUL, a number out of range, text instead of a number. */
const UNSTORABLE = new Set(["22021", "22003", "22P02"]);

/** The value fits no column of that type. */
export function isUnstorable(error: unknown): boolean {
  return error instanceof Error && UNSTORABLE.has((error as { code?: string }).code ?? "");
}

/** The database cannot be used now, though the statement may be fine: answer 503. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode, severity } = error as { code?: string; errcode?: number; severity?: string };
  if (code === "ERR_SQLITE_ERROR") return SQLITE_AWAY.has((errcode ?? 0) % 256);
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway);
  // PostgreSQL says FATAL when it ends or refuses the connection, for any reason.
  if (severity === "FATAL" || severity === "PANIC") return true;
  return (
    (code !== undefined && (SOCKET_AWAY.has(code) || POSTGRES_AWAY.test(code))) || PG_CLIENT_AWAY.test(error.message)
  );
}

/** Throws when the database cannot be used now. */
export async function probe(db: Db): Promise<void> {
  await sql`select 1 from rate_limits where 1 = 0`.execute(db);
}
