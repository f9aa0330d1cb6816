import { existsSync, fsyncSync, readlinkSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { beforeEach, expect, it, vi } from "vitest";
import { readEnv } from "~/lib/env.server";
import { databaseWithLead, freshDataDir } from "../../tests/support/backed-up";
import { backUp } from "./back-up";
import { restore } from "./restore";

vi.mock(import("node:fs"), async (importOriginal) => {
  const fs = await importOriginal();
  return { ...fs, fsyncSync: vi.fn(fs.fsyncSync) };
});

let dataDir: string;
beforeEach(() => {
  ({ dataDir } = freshDataDir());
});

// Which file is meant is told by its number there.
it.runIf(process.platform === "linux")(
  "has what it restores on the disk before it is there, and where it is after",
  async () => {
    await databaseWithLead({ dataDir }, "Anna Jansen").then((db) => db.destroy());
    await mkdir(path.join(dataDir, "mail"));
    await writeFile(path.join(dataDir, "mail", "1.eml"), "Subject: Dank je wel");
    readEnv();
    expect(await backUp(undefined, new Date("2026-11-22T12:00:00.000Z"))).toBe(0);

    const aside = path.join(dataDir, "before-restore-2026-11-22T12-00-05Z");
    const synced: string[] = [];
    const sync = vi.mocked(fsyncSync).getMockImplementation();
    vi.mocked(fsyncSync).mockImplementation((open) => {
      const place = readlinkSync(`/proc/self/fd/${open}`).replace(/\.restoring-[^/]*/, "draft");
      synced.push(`${existsSync(path.join(aside, "mail")) ? "after" : "before"} ${path.relative(dataDir, place)}`);
      sync?.(open);
    });
    expect(await restore(path.join(dataDir, "backups"), new Date("2026-11-22T12:00:05.000Z"))).toBe(0);
    expect(synced.slice(0, 5).sort()).toEqual(
      ["draft", "draft/mail", "draft/mail/1.eml", "draft/session-secret", "draft/weef.db"].map(
        (name) => `before ${name}`,
      ),
    );
    expect(synced.slice(5)).toEqual([`after ${path.basename(aside)}`, "after "]);
  },
);
