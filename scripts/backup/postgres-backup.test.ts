import { chmod, mkdir, readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, vi } from "vitest";
import { databaseWithLead, findLeads, freshDataDir } from "../../tests/support/backed-up";
import {
  createPostgresDatabase,
  installedPostgres,
  type PostgresServer,
  startPostgres,
} from "../../tests/support/postgres";
import { backUp } from "./back-up";
import { addressFor, findTool, findToolFor } from "./postgres-tools";
import { restore } from "./restore";

const NOW = new Date("2026-11-22T12:00:00.000Z");
/** The server of the other tests comes without `pg_dump`: this is the system's server, if it has one. */
const installed = installedPostgres("pg_dump");
let dataDir: string;
let said: string[];

beforeEach(() => {
  ({ dataDir, said } = freshDataDir());
});

it("says which program is missing", async () => {
  await expect(findTool("pg_dump", 99)).rejects.toThrow("pg_dump of PostgreSQL 99 or newer is needed");
  vi.stubEnv("DATABASE_URL", await createPostgresDatabase(inject("postgres").url));
  expect(await backUp(undefined, NOW)).toBe(1);
  expect(await readdir(dataDir)).toEqual([]);
});

it("takes the oldest program that reads the server", async () => {
  for (const major of [90, 92, 91, 89]) {
    const folder = path.join(dataDir, String(major));
    await mkdir(folder);
    // A `pg_restore` that reads the archives of its own version and older.
    const program = `#!/bin/sh\n[ "$1" = --list ] && exec test ${major} -ge "$2"\necho "pg_restore (PostgreSQL) ${major}.3"\n`;
    await writeFile(path.join(folder, "pg_restore"), program);
    await chmod(path.join(folder, "pg_restore"), 0o700);
  }
  const searched = [92, 90, 91, 89].map((major) => path.join(dataDir, String(major))).join(path.delimiter);
  expect(await findTool("pg_restore", 90, searched)).toMatchObject({ major: 90 });
  expect(await findToolFor("90", 90, searched)).toMatchObject({ major: 90 });
  expect(await findToolFor("92", 90, searched)).toMatchObject({ major: 92 });
  expect(await findToolFor("99", 90, searched)).toMatchObject({ major: 90 });
  await expect(findTool("pg_restore", 93, searched)).rejects.toThrow("the newest here is of version 92");
});

it.each([
  ["postgres://weef:geheim@db/weef", "postgres://weef@db/weef"],
  ["postgres://weef@db/weef?sslmode=verify-full", "postgres://weef@db/weef?sslmode=verify-full&sslrootcert=system"],
  [
    "postgres://weef@db/weef?sslmode=verify-full&sslrootcert=/ca.pem",
    "postgres://weef@db/weef?sslmode=verify-full&sslrootcert=%2Fca.pem",
  ],
  ["postgres://weef@db/weef?sslmode=no-verify", "postgres://weef@db/weef?sslmode=require"],
  ["postgres://weef@db/weef?uselibpqcompat=true&sslmode=require", "postgres://weef@db/weef?sslmode=require"],
])("passes an address on as a tool reads it: %s", (url, read) => {
  expect(addressFor({ file: "pg_dump", major: 17 }, url)).toBe(read);
});

it("gives an old tool no option that it does not know", () => {
  const url = "postgres://weef@db/weef?sslmode=verify-full";
  expect(addressFor({ file: "pg_dump", major: 15 }, url)).toBe(url);
});

describe.runIf(installed)("a backup of PostgreSQL", () => {
  let server: PostgresServer;

  beforeAll(async () => {
    server = await startPostgres({ installed });
  }, 60_000);

  afterAll(() => server.stop());

  it("is made while the product runs, and fills an empty database", async () => {
    const databaseUrl = await createPostgresDatabase(server.url);
    const db = await databaseWithLead({ dataDir, databaseUrl }, "Anna \u2028 Jansen");
    // The password is one that the product takes literally.
    vi.stubEnv("DATABASE_URL", databaseUrl.replace("weef@", "weef:100%@"));
    expect(await backUp(undefined, NOW), said.join("\n")).toBe(0);
    expect(said.join("\n")).toContain("PostgreSQL");

    // A database that is in use is not overwritten.
    expect(await restore(path.join(dataDir, "backups"), NOW)).toBe(1);
    expect(said.join("\n")).toContain("is not empty");
    await db.destroy();

    const empty = await createPostgresDatabase(server.url);
    vi.stubEnv("DATABASE_URL", empty);
    expect(await restore(path.join(dataDir, "backups"), NOW), said.join("\n")).toBe(0);
    expect(await findLeads({ dataDir, databaseUrl: empty }, "Jansen")).toEqual(["Anna \u2028 Jansen"]);
    vi.stubEnv("DATABASE_URL", "");
    expect(await restore(path.join(dataDir, "backups"), NOW)).toBe(1);
    expect(said.at(-1)).toContain("name an empty database");
  }, 60_000);

  it("says that the user may not read it", async () => {
    const databaseUrl = await createPostgresDatabase(server.url);
    const db = await databaseWithLead({ dataDir, databaseUrl }, "Anna Jansen");
    await sql`create role may_not_read login`.execute(db);
    await db.destroy();
    vi.stubEnv("DATABASE_URL", databaseUrl.replace("weef@", "may_not_read@"));
    expect(await backUp(undefined, NOW)).toBe(1);
    expect(said).toEqual([
      "Not done (permission denied for table kysely_migration). Check the permissions and the free space there.",
    ]);
  }, 60_000);
});
