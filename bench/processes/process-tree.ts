import { readdirSync, readFileSync } from "node:fs";

/** Linux reports processor time in hundredths of a second, whatever the rate of its own clock. */
const TICKS_PER_SECOND = 100;
/** Positions in `/proc/<pid>/stat` after the name, which may contain spaces (proc_pid_stat(5)). */
const OWN_TIMES = [11, 12];
const TIMES_OF_ENDED_CHILDREN = [13, 14];
/** Linux's errors about a process that has just ended. */
const GONE = new Set(["ENOENT", "ESRCH"]);

/** Seconds of processor time that a process, its threads and all processes below it have used. Linux only. */
export function processorSeconds(pid: number): number {
  return (ticks(readProc(pid, "stat")) + sumBelow(pid, (each) => ticks(readProc(each, "stat")))) / TICKS_PER_SECOND;
}

/**
 * The memory that a process and its descendants hold now, in MB of a million bytes: each one's own, and once what they
 * read from files, which is mostly the program that all of them run. Linux only.
 */
export function residentMegabytes(pid: number): number {
  const own = (each: number) => kilobytes(each, "RssAnon") + kilobytes(each, "RssShmem");
  return ((kilobytes(pid, "RssFile") + own(pid) + sumBelow(pid, own)) * 1_024) / 1_000_000;
}

/** The most memory that a process by itself ever held, in MB of a million bytes. Linux only. */
export function mostMegabytes(pid: number): number {
  return (kilobytes(pid, "VmHWM") * 1_024) / 1_000_000;
}

/** The ticks in one line of `/proc/<pid>/stat`. */
export function ticks(stat: string): number {
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return [...OWN_TIMES, ...TIMES_OF_ENDED_CHILDREN].reduce((sum, place) => sum + Number(fields[place] ?? 0), 0);
}

/** Sums over all descendants. One that ends meanwhile is left to its parent's figures. */
function sumBelow(pid: number, value: (pid: number) => number): number {
  return childrenOf(pid).reduce((sum, child) => {
    try {
      return sum + value(child) + sumBelow(child, value);
    } catch (error) {
      if (GONE.has((error as NodeJS.ErrnoException).code ?? "")) return sum;
      throw error;
    }
  }, 0);
}

function childrenOf(pid: number): number[] {
  const threads = readdirSync(`/proc/${pid}/task`);
  return threads.flatMap((thread) => readProc(pid, `task/${thread}/children`).split(" ").filter(Boolean).map(Number));
}

function kilobytes(pid: number, field: "RssAnon" | "RssShmem" | "RssFile" | "VmHWM"): number {
  const found = new RegExp(`^${field}:\\s+(\\d+) kB$`, "m").exec(readProc(pid, "status"));
  return Number(found?.[1] ?? 0);
}

function readProc(pid: number, file: string): string {
  return readFileSync(`/proc/${pid}/${file}`, "utf8");
}
