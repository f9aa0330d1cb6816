import path from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { Worker } from "node:worker_threads";
import { type Db, letGoOfPages } from "../db/database.server";
import type { Log } from "../log.server";
import { atRest } from "./at-rest.server";

/** Relative to `build/server/assets`. */
const TRIM_THREAD = path.resolve(import.meta.dirname, import.meta.env.PROD ? "../trim-thread.js" : "trim-thread.ts");

/**
 * Makes the process return the memory of past visits whenever it is not busy. V8 and SQLite would do so when they need
 * room, and the C library never: the memory of one busy minute would be held for the rest of a quiet day.
 */
export function clearMemoryAtRest(db: Db, log: Log): void {
  const collect = collector();
  atRest(() => {
    clearMemory(db, collect).catch((error: unknown) => log.warn({ err: error }, "memory was not given back"));
  });
}

/**
 * In this order: the last step returns what the earlier ones have freed. Takes a tenth of a second of the event loop.
 */
export async function clearMemory(db: Db, collect = collector()): Promise<void> {
  await letGoOfPages(db);
  collect();
  if (process.platform === "linux") await trim();
}

/** V8's own function, which exists only on demand. It repeats until nothing more is found. */
function collector(): () => void {
  setFlagsFromString("--expose-gc");
  const collect: NodeJS.GCFunction = runInNewContext("gc");
  return () => collect({ type: "major", execution: "sync", flavor: "last-resort" });
}

/** On a separate thread, which unloads what it has loaded when it ends. */
async function trim(): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  new Worker(TRIM_THREAD).once("error", reject).once("exit", () => resolve());
  await promise;
}
