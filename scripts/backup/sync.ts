import { closeSync, fsyncSync, openSync, readdirSync, statSync } from "node:fs";
import path from "node:path";

/** How file systems say that they cannot do that for a folder: some of those of networks, and of FUSE. */
const NOT_FOR_FOLDERS = new Set(["EINVAL", "EBADF", "ENOTSUP", "ENOSYS"]);

/** Sees to it that what a file holds, or which files a folder does where that can be, survives a power cut. */
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
