/**
 * For V8. New objects in 4 MB, which almost all of them do not outlive, instead of up to 64; what lasts is gone through
 * when it has grown by 40 %, instead of to three times its size. Not before there are 64 MB in all, which is more than a
 * start leaves behind: it would be gone through twice on the way, and all of it is needed.
 */
const FLAGS = ["--max-semi-space-size=4", "--heap-growing-percent=40", "--initial-heap-size=64"];

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
