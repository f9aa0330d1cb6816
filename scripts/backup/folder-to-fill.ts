import { existsSync } from "node:fs";
import { rmdir } from "node:fs/promises";
import path from "node:path";
import { makeFolder } from "~/lib/make-folder.server";

/**
 * Makes a folder as `makeFolder` does. Returns a function that removes the folders that had been missing, unless
 * something was put into them: a mistyped path leaves nothing behind.
 */
export function folderToFill(folder: string): () => Promise<void> {
  const missing = missingFolders(folder);
  makeFolder(folder);
  return async () => {
    for (const made of missing) await rmdir(made).catch(() => {});
  };
}

/** The folders of a path that do not exist, the innermost first. */
function missingFolders(folder: string): string[] {
  return existsSync(folder) ? [] : [folder, ...missingFolders(path.dirname(folder))];
}
