import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { listFiles } from "./list-files.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "list-files-"));
  mkdirSync(path.join(folder, "app/v1.2"), { recursive: true });
  for (const file of ["app/v1.2/a.ts", "app/b.ts", "app/b.test.ts"]) writeFileSync(path.join(folder, file), "");
});

afterEach(() => rmSync(folder, { recursive: true }));

it("lists files in a fixed order, and no folder that is named like one", () => {
  expect(listFiles(["app/**/*.*"], ["**/*.test.ts"], folder)).toEqual(["app/b.ts", "app/v1.2/a.ts"]);
});
