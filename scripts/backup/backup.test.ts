import { existsSync, statSync } from "node:fs";
import { appendFile, chmod, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { migrate } from "~/lib/db/database.server";
import { readEnv } from "~/lib/env.server";
import { databaseWithLead, findLeads, freshDataDir } from "../../tests/support/backed-up";
import { TO_EARLIER_SCHEMA } from "../../tests/support/earlier-schema";
import { backUp } from "./back-up";
import { restore } from "./restore";

const NOW = new Date("2026-11-22T12:00:00.000Z");
const LATER = new Date("2026-11-22T12:00:05.000Z");
let dataDir: string;
let said: string[];

beforeEach(() => {
  ({ dataDir, said } = freshDataDir());
});

const inData = (...parts: string[]) => path.join(dataDir, ...parts);
const theBackup = () => inData("backups", "2026-11-22T12-00-00Z");

describe("a backup of SQLite", () => {
  it("is made while the product runs, and brings back rows, search, mails and the secret", async () => {
    const db = await databaseWithLead({ dataDir }, "Anna Jansen");
    await mkdir(inData("mail"));
    await writeFile(inData("mail", "1.eml"), "Subject: Dank je wel");
    await writeFile(inData("mail", "2.eml.draft"), "half");
    const { SESSION_SECRET: secret } = readEnv();
    expect(await backUp(undefined, NOW)).toBe(0);
    expect(said.join("\n")).toContain("session-secret is in it");
    await db.destroy();

    await rm(inData("mail"), { recursive: true });
    await writeFile(inData("session-secret"), "another secret of at least 32 characters");
    await databaseWithLead({ dataDir }, "Bram Bakker").then((changed) => changed.destroy());
    expect(await restore(theBackup(), LATER)).toBe(0);

    expect(await findLeads({ dataDir }, "Jansen")).toEqual(["Anna Jansen"]);
    expect(await findLeads({ dataDir }, "Bakker")).toEqual([]);
    expect(await readdir(inData("mail"))).toEqual(["1.eml"]);
    expect(await readFile(inData("session-secret"), "utf8")).toBe(secret);
    const aside = inData("before-restore-2026-11-22T12-00-05Z");
    expect(await findLeads({ dataDir: aside }, "Bakker")).toEqual(["Bram Bakker"]);
    expect((await readdir(dataDir)).filter((name) => name.startsWith("."))).toEqual([]);
  });

  it("brings its secret to a new machine, where nothing has to be configured for it", async () => {
    await databaseWithLead({ dataDir }, "Anna Jansen").then((db) => db.destroy());
    const { SESSION_SECRET: secret } = readEnv();
    await backUp(undefined, NOW);
    vi.stubEnv("DATA_DIR", inData("new-machine"));
    expect(await restore(theBackup(), LATER)).toBe(0);
    expect(await readFile(inData("new-machine", "session-secret"), "utf8")).toBe(secret);
    expect(said.join("\n")).not.toContain("SESSION_SECRET");
  });

  it("says what it holds", async () => {
    await databaseWithLead({ dataDir }, "Anna Jansen").then((db) => db.destroy());
    await backUp(undefined, NOW);
    expect(said.join("\n")).toContain(`Backup made and opened: ${theBackup()}`);
    expect(said.join("\n")).toMatch(/SQLite, \d+ rows in \d\d tables/);
    expect(said.join("\n")).toContain("keep the SESSION_SECRET that the product has");
    expect(await readdir(dataDir)).not.toContain("session-secret");
  });

  it("says what is wrong, and makes nothing", async () => {
    vi.stubEnv("DATA_DIR", inData("mistyped", "data"));
    for (const folder of [undefined, inData("elsewhere")]) {
      expect(await backUp(folder, NOW)).toBe(1);
      expect(said.pop()).toContain(`${inData("mistyped", "data", "weef.db")} does not exist`);
    }
    expect(await readdir(dataDir)).toEqual([]);
  });

  it("does not take a damaged database for a good one", async () => {
    await databaseWithLead({ dataDir }, "Anna Jansen").then((db) => db.destroy());
    const bytes = await readFile(inData("weef.db"));
    await writeFile(inData("weef.db"), bytes.fill(0x58, 8_192, 60_000));
    expect(await backUp(undefined, NOW)).toBe(1);
    expect(existsSync(inData("backups"))).toBe(false);
  });

  it("can be made twice at once", async () => {
    await databaseWithLead({ dataDir }, "Anna Jansen").then((db) => db.destroy());
    expect(await Promise.all([backUp(undefined, NOW), backUp(undefined, NOW)])).toEqual([0, 0]);
    expect(await readdir(inData("backups"))).toEqual(["2026-11-22T12-00-00Z", "2026-11-22T12-00-00Z-2"]);
  });

  it("replaces those that are no longer kept", async () => {
    await databaseWithLead({ dataDir }, "Anna Jansen").then((db) => db.destroy());
    const night = (day: string) => new Date(`${day}T03:00:00.000Z`);
    for (const day of ["2026-07-01", "2026-07-02", "2026-07-03"]) await backUp(undefined, night(day));
    await mkdir(inData("backups", "mine"));
    const many = Array.from({ length: 9 }, (_, index) => `2026-07-${String(index + 4).padStart(2, "0")}`);
    for (const day of many) await backUp(undefined, night(day));
    const names = (await readdir(inData("backups"))).map((name) => name.slice(0, 10));
    expect(names).toEqual(["2026-07-05", ...many.slice(2), "mine"]);
  });
});

it("says why it cannot be put in a folder", async () => {
  await writeFile(inData("a-file"), "");
  expect(await backUp(inData("a-file", "backups"), NOW)).toBe(1);
  expect(said.at(-1)).toMatch(/^No backup can be put in .*\/backups \(ENOTDIR: not a directory/);
});

it("does not take an option for a folder", async () => {
  await databaseWithLead({ dataDir }, "Anna Jansen").then((db) => db.destroy());
  vi.spyOn(process, "cwd").mockReturnValue(dataDir);
  expect(await backUp("--help", NOW)).toBe(1);
  expect(said).toEqual(["Which folder? npm run backup -- <folder for backups>, or none for DATA_DIR/backups"]);
  expect(await readdir(dataDir)).toEqual(["weef.db"]);
});

it.runIf(process.platform === "linux")("says that nothing may be written in the folder", async () => {
  await databaseWithLead({ dataDir }, "Anna Jansen").then((db) => db.destroy());
  expect(await backUp("/proc/self", NOW)).toBe(1);
  expect(said).toEqual([
    expect.stringMatching(/^Not done \(.*\/proc\/self\/.*\)\. Check the permissions and the free space there\.$/),
  ]);
});

it("says that the database cannot be opened", async () => {
  await mkdir(inData("weef.db"));
  expect(await backUp(undefined, NOW)).toBe(1);
  expect(said).toEqual(["Not done (unable to open database file). Check the permissions and the free space there."]);
});

it("clears away what was left half made a day ago, and leaves alone what is being made", async () => {
  await databaseWithLead({ dataDir }, "Anna Jansen").then((db) => db.destroy());
  const others = [".making-2026-11-21T11-00-00Z-7-a", ".making-2026-11-22T11-59-59Z-8-b"];
  for (const name of others) await mkdir(inData("backups", name), { recursive: true });
  expect(await backUp(undefined, NOW)).toBe(0);
  expect(await readdir(inData("backups"))).toEqual([others[1], "2026-11-22T12-00-00Z"]);
});

describe("restoring", () => {
  beforeEach(async () => {
    const db = await databaseWithLead({ dataDir }, "Anna Jansen");
    await backUp(undefined, NOW);
    await db.destroy();
  });

  it("is refused while the product runs on that data", async () => {
    const db = await databaseWithLead({ dataDir }, "Bram Bakker");
    expect(await restore(theBackup(), LATER)).toBe(1);
    expect(said.join("\n")).toContain("stop it first");
    await db.destroy();
    expect(await findLeads({ dataDir }, "Bakker")).toEqual(["Bram Bakker"]);
    expect(await restore(theBackup(), LATER)).toBe(0);
  });

  it("is refused for a backup of a newer release", async () => {
    const file = path.join(theBackup(), "backup.json");
    const manifest = JSON.parse(await readFile(file, "utf8"));
    manifest.migrations.push("9999-from-the-future");
    await writeFile(file, JSON.stringify(manifest));
    expect(await restore(theBackup(), LATER)).toBe(1);
    expect(said.join("\n")).toContain("9999-from-the-future");
    expect(existsSync(inData("before-restore-2026-11-22T12-00-05Z"))).toBe(false);
  });

  it.each([
    { end: "0068-live-dates", code: 1, problem: "Restore it with the last release that has the migration 0069" },
    { end: "0069-erased-mails", code: 0, problem: "" },
  ])("of earlier migrations needs the last of them ($end)", async ({ end, code, problem }) => {
    const db = new DatabaseSync(inData("weef.db"));
    db.exec(`${TO_EARLIER_SCHEMA.join(";")};
      delete from kysely_migration;
      insert into kysely_migration values ('0001-foundation', '2026-11-01'), ('${end}', '2026-11-01')`);
    db.close();
    await backUp(inData("earlier"), NOW);
    said.length = 0;
    expect(await restore(inData("earlier"), LATER)).toBe(code);
    expect(said.join("\n")).toContain(problem);
    if (code === 0) await migrate({ dataDir });
    expect(await findLeads({ dataDir }, "Jansen")).toEqual(["Anna Jansen"]);
  });

  it("is refused for a damaged backup, and for a folder that is not one", async () => {
    await appendFile(path.join(theBackup(), "weef.db"), "x");
    expect(await restore(theBackup(), LATER)).toBe(1);
    expect(await restore(inData("mail"), LATER)).toBe(1);
    expect(said.join("\n")).toMatch(/this backup is damaged[\s\S]*is no backup/);
  });

  it("takes one without its empty mail folder, which not every way of copying brings along", async () => {
    await rm(path.join(theBackup(), "mail"), { recursive: true });
    expect(await restore(theBackup(), LATER)).toBe(0);
    expect(await findLeads({ dataDir }, "Jansen")).toEqual(["Anna Jansen"]);
    expect(await readdir(inData("mail"))).toEqual([]);
  });

  it("lets nobody else read what it puts in place, whoever could read the backup on its way here", async () => {
    await writeFile(path.join(theBackup(), "mail", "1.eml"), "Subject: Dank je wel");
    for (const name of ["weef.db", "mail/1.eml"]) await chmod(path.join(theBackup(), name), 0o644);
    await chmod(path.join(theBackup(), "mail"), 0o755);
    expect(await restore(theBackup(), LATER)).toBe(0);
    const modes = ["weef.db", "mail", "mail/1.eml"].map((name) => statSync(inData(name)).mode & 0o777);
    expect(modes).toEqual([0o600, 0o700, 0o600]);
  });

  it("is refused for a backup with a part missing", async () => {
    await mkdir(inData("mail"));
    await writeFile(inData("mail", "1.eml"), "Subject: Dank je wel");
    readEnv();
    await rm(theBackup(), { recursive: true });
    await backUp(undefined, NOW);
    for (const part of ["mail", "session-secret"]) {
      await rename(path.join(theBackup(), part), inData("elsewhere"));
      expect(await restore(theBackup(), LATER)).toBe(1);
      expect(said.at(-1)).toBe(`${path.join(theBackup(), part)} is not there any more: this backup is damaged.`);
      await rename(inData("elsewhere"), path.join(theBackup(), part));
    }
  });

  it("asks for the folder when given a file in it", async () => {
    expect(await restore(path.join(theBackup(), "weef.db"), LATER)).toBe(1);
    expect(said.at(-1)).toBe(
      `${path.join(theBackup(), "weef.db")} is no folder. Name the one of the backup, with backup.json in it.`,
    );
  });

  it("leaves nothing behind when it is refused, and says where it has put a backup", async () => {
    vi.stubEnv("DATA_DIR", inData("mistyped", "data"));
    expect(await restore(inData("mail"), LATER)).toBe(1);
    vi.stubEnv("DATABASE_URL", "postgres://weef@127.0.0.1:1/weef");
    expect(await restore(theBackup(), LATER)).toBe(1);
    expect(existsSync(inData("mistyped"))).toBe(false);
    vi.stubEnv("DATABASE_URL", "");
    const manifest = path.join(theBackup(), "backup.json");
    const truth = await readFile(manifest, "utf8");
    await writeFile(manifest, truth.replace('"leads": 1', '"leads": 2'));
    expect(await restore(theBackup(), LATER)).toBe(1);
    expect(existsSync(inData("mistyped"))).toBe(false);
    await writeFile(manifest, truth);
    expect(await restore(theBackup(), LATER)).toBe(0);
    expect(said).toContain(`Nothing was there before: ${inData("mistyped", "data")}`);
  });

  it("takes the newest of a folder of backups, and replaces a database that cannot be opened", async () => {
    await writeFile(inData("weef.db"), "This is no database, and was one once.".repeat(100));
    expect(await restore(inData("backups"), LATER)).toBe(0);
    expect(await findLeads({ dataDir }, "Jansen")).toEqual(["Anna Jansen"]);
    expect(new DatabaseSync(inData("weef.db"), { readOnly: true }).isOpen).toBe(true);
  });
});
