import { readdir } from "node:fs/promises";
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
import { findTool } from "./postgres-tools";
import { restore } from "./restore";

const NOW = new Date("2026-11-22T12:00:00.000Z");
/** The server of the other tests comes without `pg_dump`: this one is the system's, where there is one. */
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

describe.runIf(installed)("a backup of PostgreSQL", () => {
  let server: PostgresServer;

  beforeAll(async () => {
    server = await startPostgres({ installed });
  }, 60_000);

  afterAll(() => server.stop());

  it("is made while the product runs, and fills an empty database", async () => {
    const databaseUrl = await createPostgresDatabase(server.url);
    const db = await databaseWithLead({ dataDir, databaseUrl }, "Anna \u2028 Jansen");
    // With a password that the product takes as it is.
    vi.stubEnv("DATABASE_URL", databaseUrl.replace("weef@", "weef:100%@"));
    expect(await backUp(undefined, NOW), said.join("\n")).toBe(0);
    expect(said.join("\n")).toContain("PostgreSQL");

    // What is in use is not overwritten.
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
      "Not done (permission denied for table kysely_migration). See to the rights and the space there.",
    ]);
  }, 60_000);
});
