import { startPostgres } from "./postgres.ts";

/** One PostgreSQL per run; `freshDatabaseUrl` makes databases in it. */
export default async function setup(): Promise<() => Promise<void>> {
  const server = await startPostgres();
  process.env.TEST_POSTGRES_URL = server.url;
  return server.stop;
}
