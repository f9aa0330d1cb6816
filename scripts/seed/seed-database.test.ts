import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";

it("adds no samples where the site is public", () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), "weef-seed-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const { status, stderr } = spawnSync(process.execPath, ["scripts/seed.ts"], {
    env: { PATH: process.env.PATH, SITE_URL: "https://agency.test", DATA_DIR: dataDir },
    encoding: "utf8",
  });
  expect(stderr).toContain("Samples are for a site that nobody visits");
  expect(status).toBe(1);
  expect(readdirSync(dataDir)).not.toContain("weef.db");
});
