import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { NotHere } from "./scenario.ts";

/** The number of file handles that a process has open. Throws `NotHere` on systems other than Linux. */
export function openHandles(pid: number): number {
  return orNotHere(() => readdirSync(`/proc/${pid}/fd`).length);
}

/** The memory of a process (RSS), in MB. Throws `NotHere` on systems other than Linux. */
export function memoryOf(pid: number): number {
  const status = orNotHere(() => readFileSync(`/proc/${pid}/status`, "utf8"));
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1];
  return Number(kilobytes) / 1024;
}

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Limits how many files and connections a running process may open; null lifts the limit to the highest allowed. */
export function limitHandles(pid: number, handles: number | null): void {
  const soft = handles ?? hardLimit(pid);
  orNotHere(() => execFileSync("prlimit", ["--pid", String(pid), `--nofile=${soft}:`], { stdio: "pipe" }));
}

function hardLimit(pid: number): string {
  const limits = orNotHere(() => readFileSync(`/proc/${pid}/limits`, "utf8"));
  return /^Max open files\s+\S+\s+(\S+)/m.exec(limits)?.[1] ?? "";
}

function orNotHere<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") throw new NotHere((error as Error).message);
    throw error;
  }
}
