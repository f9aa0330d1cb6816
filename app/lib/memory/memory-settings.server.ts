/**
 * For V8, in this order:
 * - New objects, almost none of which last, get 8 MB instead of up to 64. A page being rendered fits in; with half of
 *   that, much of it would be treated as lasting.
 * - The thread that made them collects them. It takes a millisecond; helper threads would be taken from other work.
 * - Lasting objects are collected when they have grown by 40 %, instead of to three times their size,
 * - but not below 64 MB in total. A start does not fill that, and would otherwise be collected twice although
 *   everything is still needed.
 */
const FLAGS = [
  "--max-semi-space-size=8",
  "--no-parallel-scavenge",
  "--heap-growing-percent=40",
  "--initial-heap-size=64",
];

/**
 * For glibc (mallopt(3)), which otherwise keeps freed memory in an arena per thread: one arena, and whatever takes more
 * than 16 KB is returned to the system as soon as it is free.
 */
const ALLOCATION = {
  MALLOC_ARENA_MAX: "1",
  MALLOC_MMAP_THRESHOLD_: "16384",
  MALLOC_TRIM_THRESHOLD_: "131072",
};

/**
 * Makes this program run with these settings, which have to be there before its first line: on Linux it executes itself
 * again, in the same process, with the same arguments. `environment` takes precedence, so that the settings can be
 * overridden.
 */
export function keepMemorySettings(environment: NodeJS.ProcessEnv): void {
  const { platform, execArgv, execPath, argv } = process;
  const isSet = FLAGS.every((flag) => execArgv.includes(flag));
  if (platform !== "linux" || isSet) return;
  process.execve?.(execPath, [execPath, ...FLAGS, ...execArgv, ...argv.slice(1)], { ...ALLOCATION, ...environment });
}
