import fs, { existsSync, fstatSync, readlinkSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import path from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { readEnv } from "~/lib/env.server";
import { databaseWithLead, freshDataDir } from "../../tests/support/backed-up";
import { backUp } from "./back-up";
import { restore } from "./restore";

type Sync = typeof fs.fsyncSync;

/** Syncing is done by `by` until the test ends. */
function syncBy(by: (sync: Sync) => Sync): void {
  const replaced = by(fs.fsyncSync);
  const spy = vi.spyOn(fs, "fsyncSync").mockImplementation(replaced);
  // Modules that have imported it by name need this.
  syncBuiltinESMExports();
  onTestFinished(() => {
    spy.mockRestore();
    syncBuiltinESMExports();
  });
}

/** The paths in `folder` that are synced from now on, and if `isDone` existed by then. */
function syncedIn(folder: string, isDone: string): string[] {
  const synced: string[] = [];
  syncBy((sync) => (open) => {
    // The file is only known by its descriptor.
    const place = readlinkSync(`/proc/self/fd/${open}`).replace(/\.(restoring|making)-[^/]*/, "draft");
    synced.push(`${existsSync(isDone) ? "after" : "before"} ${path.relative(folder, place)}`);
    sync(open);
  });
  return synced;
}

const PARTS = ["draft", "draft/mail", "draft/mail/1.eml", "draft/session-secret", "draft/weef.db"];
const AT_NOON = new Date("2026-11-22T12:00:00.000Z");

async function fill(dataDir: string): Promise<void> {
  await databaseWithLead({ dataDir }, "Anna Jansen").then((db) => db.destroy());
  await mkdir(path.join(dataDir, "mail"));
  await writeFile(path.join(dataDir, "mail", "1.eml"), "Subject: Dank je wel");
  readEnv();
}

const onLinux = it.runIf(process.platform === "linux");

onLinux("a backup is on the disk before it gets its name, and its name afterwards", async () => {
  const { dataDir } = freshDataDir();
  await fill(dataDir);
  const synced = syncedIn(dataDir, path.join(dataDir, "backups", "2026-11-22T12-00-00Z"));
  expect(await backUp(undefined, AT_NOON)).toBe(0);
  const parts = [...PARTS, "draft/backup.json"].map((name) => `before backups/${name}`);
  expect(synced.slice(0, -1).sort()).toEqual(parts.sort());
  expect(synced.at(-1)).toBe("after backups");
});

onLinux("what is restored is on the disk before it is put in place, and its place afterwards", async () => {
  const { dataDir } = freshDataDir();
  await fill(dataDir);
  expect(await backUp(undefined, AT_NOON)).toBe(0);
  const aside = "before-restore-2026-11-22T12-00-05Z";
  const synced = syncedIn(dataDir, path.join(dataDir, aside, "mail"));
  expect(await restore(path.join(dataDir, "backups"), new Date(AT_NOON.getTime() + 5_000))).toBe(0);
  expect(synced.slice(0, PARTS.length).sort()).toEqual(PARTS.map((name) => `before ${name}`));
  expect(synced.slice(PARTS.length)).toEqual([`after ${aside}`, "after "]);
});

it.each([
  ["made where a file system syncs no folders", true, 0],
  ["not made where a file cannot be synced", false, 1],
])("a backup is %s", async (_what, isOfFolders, code) => {
  const { dataDir } = freshDataDir();
  await fill(dataDir);
  syncBy((sync) => (open) => {
    if (fstatSync(open).isDirectory() === isOfFolders)
      throw Object.assign(new Error("EINVAL: invalid argument, fsync"), { code: "EINVAL" });
    sync(open);
  });
  expect(await backUp(undefined, AT_NOON).catch(() => 1)).toBe(code);
  expect(existsSync(path.join(dataDir, "backups", "2026-11-22T12-00-00Z"))).toBe(code === 0);
});
