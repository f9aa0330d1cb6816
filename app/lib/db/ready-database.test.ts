import { statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { sql } from "kysely";
import { describe, expect, inject, it, onTestFinished } from "vitest";
import { databasePlace, describeOnEachDatabase } from "../../../tests/support/databases";
import { freshFolder } from "../../../tests/support/fresh-folder";
import { createPostgresDatabase, dropPostgresDatabase } from "../../../tests/support/postgres";
import { StartProblem } from "../start-problem.server";
import { type DatabasePlace, openDatabase } from "./database.server";
import { readyDatabase } from "./ready-database.server";

async function problemOf(place: DatabasePlace): Promise<string> {
  const db = openDatabase(place);
  try {
    const problem = await readyDatabase(db, place).then(
      () => new Error("nothing is wrong"),
      (error: unknown) => error,
    );
    expect(problem).toBeInstanceOf(StartProblem);
    return (problem as Error).message;
  } finally {
    await db.destroy();
  }
}

describe("a PostgreSQL that cannot be used", () => {
  const at = (databaseUrl: string) => ({ dataDir: "", databaseUrl });

  it("is away", async () => {
    expect(await problemOf(at("postgres://weef:a-secret@127.0.0.1:1/weef"))).toBe(
      "The database cannot be used (connect ECONNREFUSED 127.0.0.1:1). See to DATABASE_URL.",
    );
  });

  it("speaks no TLS, where the address asks for it", async () => {
    const url = `${inject("postgres").url}?sslmode=verify-full`;
    expect(await problemOf(at(url))).toBe(
      "The database cannot be used (The server does not support SSL connections). See to DATABASE_URL.",
    );
  });

  it("is named with a certificate that is not there", async () => {
    const url = `${inject("postgres").url}?sslmode=verify-full&sslrootcert=/nowhere/root.crt`;
    expect(await problemOf(at(url))).toMatch(
      /^The database cannot be used \(ENOENT: .*\/nowhere\/root\.crt'\)\. See to DATABASE_URL\.$/,
    );
  });

  it("lets the user make no tables", async () => {
    const { url: server } = inject("postgres");
    const url = await createPostgresDatabase(server);
    const owner = openDatabase(at(url));
    const role = `may_nothing_${new URL(url).pathname.slice(1)}`;
    onTestFinished(async () => {
      await sql`drop role ${sql.id(role)}`.execute(owner);
      await owner.destroy();
      await dropPostgresDatabase(server, url);
    });
    await sql`create role ${sql.id(role)} login`.execute(owner);
    expect(await problemOf(at(Object.assign(new URL(url), { username: role }).href))).toBe(
      "The user of DATABASE_URL may not do what the product needs (permission denied for schema public). " +
        "Make that user the owner of the database.",
    );
  });
});

describe("a file that is no database", () => {
  it("is told with what to do", async () => {
    const dataDir = freshFolder();
    writeFileSync(path.join(dataDir, "weef.db"), "what somebody else has written ".repeat(20));
    expect(await problemOf({ dataDir })).toBe(
      `${path.join(dataDir, "weef.db")} is damaged (file is not a database). ` +
        "Put a backup in its place: npm run restore -- <folder of the backup>",
    );
  });
});

describe("a new file of SQLite", () => {
  it("is read by nobody else, whatever the folder lets others do", async () => {
    const dataDir = freshFolder();
    const db = openDatabase({ dataDir });
    await readyDatabase(db, { dataDir });
    const modes = ["weef.db", "weef.db-wal", "weef.db-shm"].map(
      (name) => statSync(path.join(dataDir, name)).mode & 0o777,
    );
    await db.destroy();
    expect(modes).toEqual([0o600, 0o600, 0o600]);
  });
});

describeOnEachDatabase("a database of a newer release", (openFresh) => {
  it("is not started on", async () => {
    const db = await openFresh();
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2030-01-01')`.execute(db);
    expect(await problemOf(databasePlace(db))).toBe(
      "The database is of a newer release, whose schema this one does not know (9999-later). Start that release, or " +
        "restore a backup from before it.",
    );
    await sql`delete from kysely_migration where name = '9999-later'`.execute(db);
  });
});
