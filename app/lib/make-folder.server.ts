import { existsSync, mkdirSync, statSync } from "node:fs";
import path from "node:path";

/** Throws the system's error. Node's `recursive` never returns where a folder refuses subfolders, as /proc does. */
export function makeFolder(folder: string): void {
  const parent = path.dirname(folder);
  if (!existsSync(parent)) makeFolder(parent);
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}
