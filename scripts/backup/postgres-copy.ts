import { chmod } from "node:fs/promises";
import { Client } from "pg";
import { BackupProblem } from "./backup-problem";
import { countRows, findTool, findToolFor, runTool } from "./postgres-tools";
import type { Contents } from "./sqlite-copy";

/** Milliseconds. */
const CONNECT_PATIENCE = 5_000;
const TABLES = "select tablename as name from pg_tables where schemaname = 'public' order by 1";

/**
 * Dumps what the database holds at one moment to `copy`, while others read and write it, and unpacks the dump to check
 * that every row is in it. Throws a `BackupProblem` otherwise.
 */
export async function copyPostgres(url: string, copy: string): Promise<Contents> {
  return await connected(url, async (client) => {
    const major = await majorOf(client);
    const [dump, restore] = [await findTool("pg_dump", major), await findTool("pg_restore", major)];
    await client.query("begin isolation level repeatable read read only");
    // The dump is of the same moment as the count of the rows.
    const snapshot = (await client.query<{ id: string }>("select pg_export_snapshot() as id")).rows[0]?.id;
    const contents = await contentsOf(client);
    await runTool(dump, ["--format=custom", `--snapshot=${snapshot}`, "--no-password", `--file=${copy}`], url);
    await client.query("commit");
    await chmod(copy, 0o600);
    const dumped = await countRows(restore, copy);
    const missing = Object.keys(contents.rows).find((table) => dumped[table] !== contents.rows[table]);
    if (missing) throw new BackupProblem(`The dump does not hold all rows of ${missing}.`);
    return contents;
  });
}

/**
 * Fills an empty database from a dump. Throws a `BackupProblem` if it is not empty, or if rows are missing afterwards.
 */
export async function restorePostgres(url: string, copy: string, expected: Contents): Promise<void> {
  await connected(url, async (client) => {
    const tables = (await client.query<{ name: string }>(TABLES)).rows;
    if (tables.length > 0)
      throw new BackupProblem(
        `The database that DATABASE_URL names is not empty: ${tables.length} tables are in it. A backup is restored into ` +
          "an empty database, so that nothing is lost: make a new one (create database …), name it in DATABASE_URL, and " +
          "start the product on it after this.",
      );
    const tool = await findToolFor(copy, await majorOf(client));
    // The user who fills this database need not own the other one, nor its extensions.
    const options = ["--exit-on-error", "--single-transaction", "--no-owner", "--no-privileges", "--no-comments"];
    await runTool(tool, [...options, "--no-password", copy], url);
    await client.query("analyze");
    if (JSON.stringify((await contentsOf(client)).rows) !== JSON.stringify(expected.rows))
      throw new BackupProblem("The database does not hold what the backup holds.");
  });
}

async function contentsOf(client: Client): Promise<Contents> {
  const names = (await client.query<{ name: string }>(TABLES)).rows.map(({ name }) => name).sort();
  if (!names.includes("kysely_migration"))
    throw new BackupProblem("That is no database of this product: it has never been migrated.");
  const migrations = await client.query<{ name: string }>("select name from kysely_migration order by name");
  const rows: Record<string, number> = {};
  for (const name of names) {
    const counted = await client.query<{ n: string }>(`select count(*) as n from "${name.replaceAll('"', '""')}"`);
    rows[name] = Number(counted.rows[0]?.n);
  }
  return { migrations: migrations.rows.map(({ name }) => name).sort(), rows };
}

async function majorOf(client: Client): Promise<number> {
  const { rows } = await client.query<{ server_version_num: string }>("show server_version_num");
  return Math.floor(Number(rows[0]?.server_version_num) / 10_000);
}

async function connected<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_PATIENCE });
  // A broken connection is reported by the query that it breaks.
  client.on("error", () => {});
  try {
    await client.connect();
  } catch (error) {
    throw new BackupProblem(`The database cannot be reached: ${(error as Error).message}`);
  }
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
