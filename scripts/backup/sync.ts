import { closeSync, fsyncSync, openSync, readdirSync, statSync } from "node:fs";
import path from "node:path";

/** The errors of file systems that cannot sync a folder, such as some network ones and FUSE. */
const NOT_FOR_FOLDERS = new Set(["EINVAL", "EBADF", "ENOTSUP", "ENOSYS"]);

/**
 * Makes sure that a file's content survives a power cut, or a folder's list of files where the file system can do that.
 */
export function sync(place: string): void {
  const open = openSync(place, "r");
  try {
    fsyncSync(open);
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    if (!statSync(place).isDirectory() || !NOT_FOR_FOLDERS.has(code)) throw error;
  } finally {
    closeSync(open);
  }
}

/** The same for a folder and all that is in it. */
export function syncAll(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) sync(path.join(folder, name));
  sync(folder);
}
