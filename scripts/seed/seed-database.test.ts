import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { freshFolder } from "../../tests/support/fresh-folder";

it("adds no samples where the site is public", () => {
  const dataDir = freshFolder();
  const { status, stderr } = spawnSync(process.execPath, ["scripts/seed.ts"], {
    env: { PATH: process.env.PATH, SITE_URL: "https://agency.test", DATA_DIR: dataDir },
    encoding: "utf8",
  });
  expect(stderr).toContain("Samples are for a site that nobody visits");
  expect(status).toBe(1);
  expect(readdirSync(dataDir)).not.toContain("weef.db");
});
