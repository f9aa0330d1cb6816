import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { onTestFinished } from "vitest";

/**
 * An empty folder for one test; call it in the test or in a `beforeEach`. It is deleted after the test and its hooks.
 */
export function freshFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "weef-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}
