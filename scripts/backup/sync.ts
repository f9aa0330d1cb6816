import { closeSync, fsyncSync, openSync, readdirSync } from "node:fs";
import path from "node:path";

/** Sees to it that what a file holds, or which files a folder does, survives a power cut. */
export function sync(place: string): void {
  const open = openSync(place, "r");
  try {
    fsyncSync(open);
  } finally {
    closeSync(open);
  }
}

/** The same for a folder and all that is in it. */
export function syncAll(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) sync(path.join(folder, name));
  sync(folder);
}
