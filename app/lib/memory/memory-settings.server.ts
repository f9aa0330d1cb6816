/**
 * For V8, in this order:
 * - New objects, almost none of which last, get 8 MB instead of up to 64. A page in the making fits in; with half of that,
 *   much of it would be taken for lasting.
 * - The thread that made them collects them. It takes a millisecond; helpers would be called away from other work.
 * - What lasts is collected when it has grown by 40 %, instead of to three times its size,
 * - but not below 64 MB in all, which a start does not fill: it would be collected twice on the way, and all of it is needed.
 */
const FLAGS = [
  "--max-semi-space-size=8",
  "--no-parallel-scavenge",
  "--heap-growing-percent=40",
  "--initial-heap-size=64",
];

/**
 * For glibc (mallopt(3)), which otherwise keeps what was freed in an arena per thread: one arena, and whatever takes more
 * than 16 KB goes back to the system as soon as it is free.
 */
const ALLOCATION = {
  MALLOC_ARENA_MAX: "1",
  MALLOC_MMAP_THRESHOLD_: "16384",
  MALLOC_TRIM_THRESHOLD_: "131072",
};

/**
 * Sees to it that this program runs with these settings, which have to be there before its first line: on Linux it takes
 * its own place, in the same process, with the same arguments. `environment` goes before them, so that they can be set
 * otherwise.
 */
export function keepMemorySettings(environment: NodeJS.ProcessEnv): void {
  const { platform, execArgv, execPath, argv } = process;
  const isSet = FLAGS.every((flag) => execArgv.includes(flag));
  if (platform !== "linux" || isSet) return;
  process.execve?.(execPath, [execPath, ...FLAGS, ...execArgv, ...argv.slice(1)], { ...ALLOCATION, ...environment });
}
