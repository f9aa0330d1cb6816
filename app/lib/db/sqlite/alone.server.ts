import path from "node:path";
import { DatabaseSync } from "node:sqlite";

const SQLITE_BUSY = 5;
/** Held until the process ends, by whatever end. */
const held = new Set<DatabaseSync>();

/**
 * Whether this process, which then holds it until it ends, is the only one of the product on `dataDir`. Told by a lock of
 * SQLite on a file that holds nothing: it goes with its process, so a crash leaves nothing behind.
 */
export function isAlone(dataDir: string): boolean {
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(path.join(dataDir, "weef.lock"), { timeout: 0 });
    // In memory: a journal beside the file would stay after a crash.
    lock.exec("pragma journal_mode=memory; begin exclusive");
    held.add(lock);
    return true;
  } catch (error) {
    lock?.close();
    // What keeps the lock from being looked at says nothing of others.
    return (error as { errcode?: number }).errcode !== SQLITE_BUSY;
  }
}
