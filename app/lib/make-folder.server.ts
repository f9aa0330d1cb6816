import { existsSync, mkdirSync, statSync } from "node:fs";
import path from "node:path";

/**
 * Creates a folder that nobody else may read, and its missing parents; an existing one stays. Throws the system's
 * error. Node's `recursive` never returns when an existing folder refuses subfolders, as /proc does.
 */
export function makeFolder(folder: string): void {
  const parent = path.dirname(folder);
  if (!existsSync(parent)) makeFolder(parent);
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}
