import path from "node:path";
import { DatabaseSync } from "node:sqlite";

const SQLITE_BUSY = 5;
/** Held until the process ends, however it ends. */
const held = new Set<DatabaseSync>();

/**
 * True if no other process of the product uses `dataDir`, which this one then claims until it ends: SQLite's lock on an
 * empty file ends with its process, so a crash leaves nothing behind.
 */
export function isAlone(dataDir: string): boolean {
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(path.join(dataDir, "weef.lock"), { timeout: 0 });
    // A journal in memory: one beside the file would stay after a crash.
    lock.exec("pragma journal_mode=memory; begin exclusive");
    held.add(lock);
    return true;
  } catch (error) {
    lock?.close();
    // Any other error says nothing about other processes.
    return (error as { errcode?: number }).errcode !== SQLITE_BUSY;
  }
}
