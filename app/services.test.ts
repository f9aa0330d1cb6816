import { tmpdir } from "node:os";
import { expect, it } from "vitest";
import { openDatabase } from "./lib/db/database.server";
import { readEnv } from "./lib/env.server";
import { StartProblem } from "./lib/start-problem.server";
import { readyDatabase } from "./services.server";

const NOBODY_THERE = "postgres://weef:a-secret@127.0.0.1:1/weef";

it("ends the start with a sentence when the database is away", async () => {
  const env = readEnv({ DATABASE_URL: NOBODY_THERE, SESSION_SECRET: "s".repeat(32), DATA_DIR: tmpdir() });
  const db = openDatabase({ dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL });
  await expect(readyDatabase({ env, db })).rejects.toEqual(
    new StartProblem("The database cannot be used (connect ECONNREFUSED 127.0.0.1:1). See to DATABASE_URL."),
  );
  await db.destroy();
});
