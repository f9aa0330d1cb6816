import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { migrate } from "~/lib/db/database.server";
import { createPostgresDatabase, databaseName, startPostgres } from "./postgres";
import { type PristineState, pristineState } from "./postgres-restorer";

declare module "vitest" {
  interface ProvidedContext {
    postgres: { url: string; template: string; pristine: PristineState };
    sqlite: { template: string };
  }
}

/** Sets up one PostgreSQL per run with a migrated database, and a migrated SQLite file: the tests copy them. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  const template = await createPostgresDatabase(server.url);
  await migrate({ dataDir: "", databaseUrl: template });
  const pristine = await pristineState(template);
  project.provide("postgres", { url: server.url, template: databaseName(template), pristine });
  const dataDir = await mkdtemp(path.join(tmpdir(), "weef-template-"));
  await migrate({ dataDir });
  project.provide("sqlite", { template: dataDir });
  return async () => {
    await rm(dataDir, { recursive: true });
    await server.stop();
  };
}
