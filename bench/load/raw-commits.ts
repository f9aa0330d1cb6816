import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/**
 * The most that a database can take: single rows committed per second, by a program of `bench/floors/` in its own
 * process.
 */
export async function rawCommits(
  program: "sqlite-commits.ts" | "postgres-commits.ts",
  { place, seconds, connections }: { place: string; seconds: number; connections: number },
): Promise<number> {
  const file = path.resolve(import.meta.dirname, "../floors", program);
  const { stdout } = await run(process.execPath, [file, place, String(seconds), String(connections)]);
  return Number(stdout);
}
