import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { onTestFinished } from "vitest";

/** An empty folder for one test, asked for in it or in a `beforeEach`. It is gone once the test and its hooks are over. */
export function freshFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "weef-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}
