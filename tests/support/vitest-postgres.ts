import type { TestProject } from "vitest/node";
import { migrate } from "~/lib/db/database.server";
import { createPostgresDatabase, databaseName, startPostgres } from "./postgres";

declare module "vitest" {
  interface ProvidedContext {
    postgres: { url: string; template: string };
  }
}

/** One PostgreSQL per run, with a migrated database that each test copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  const template = await createPostgresDatabase(server.url);
  await migrate({ dataDir: "", databaseUrl: template });
  project.provide("postgres", { url: server.url, template: databaseName(template) });
  return server.stop;
}
