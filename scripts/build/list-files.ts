import { globSync } from "node:fs";
import path from "node:path";

/**
 * The files that `patterns` match below `folder`, sorted; never a folder, even one with such a name. Paths are relative to
 * `folder`.
 */
export function listFiles(patterns: readonly string[], exclude: readonly string[] = [], folder = "."): string[] {
  return globSync(patterns, { cwd: folder, exclude, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}
