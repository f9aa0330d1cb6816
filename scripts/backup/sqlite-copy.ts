import { chmodSync, existsSync, rmSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { BackupProblem } from "./backup-problem";

/** Milliseconds that the copy waits for the lock of a process that is opening or cleaning up the file. */
const LOCK_PATIENCE = 10_000;
/** The most copies that are made until there was no write in the meantime. */
const TRIES = 3;

/** The schema of a database, and its rows by table. */
export interface Contents {
  migrations: string[];
  rows: Record<string, number>;
}

/**
 * Writes what the database holds at one moment to `copy`, while others read and write it, and opens the copy to check
 * that it is whole. Its rows are compared with those of the database if no process wrote between the two counts; it is
 * copied up to three times for that. Throws a `BackupProblem` if something is missing.
 */
export function copySqlite(file: string, copy: string): Contents {
  if (!existsSync(file)) throw new BackupProblem(`There is no database to back up: ${file} does not exist.`);
  const source = new DatabaseSync(file, { timeout: LOCK_PATIENCE });
  try {
    for (let turn = 1; ; turn++) {
      const before = versionOf(source);
      const expected = contentsOf(source);
      source.prepare("vacuum into ?").run(copy);
      chmodSync(copy, 0o600);
      const contents = readSqlite(copy);
      mustEqual(contents.migrations, expected.migrations);
      const isQuiet = versionOf(source) === before;
      if (isQuiet) mustEqual(contents.rows, expected.rows);
      if (isQuiet || turn === TRIES) return contents;
      rmSync(copy);
    }
  } finally {
    source.close();
  }
}

/** The contents of the database in `file`, after a check that it is whole. Throws a `BackupProblem` if it is not. */
export function readSqlite(file: string): Contents {
  const db = new DatabaseSync(file, { readOnly: true, timeout: LOCK_PATIENCE });
  try {
    const said = db.prepare("pragma integrity_check").all() as { integrity_check: string }[];
    if (said.length !== 1 || said[0]?.integrity_check !== "ok")
      throw new BackupProblem(`${file} is damaged: ${said[0]?.integrity_check ?? "SQLite says nothing of it"}.`);
    return contentsOf(db);
  } finally {
    db.close();
  }
}

function contentsOf(db: DatabaseSync): Contents {
  const tables = db.prepare("select name from pragma_table_list where schema = 'main' and type = 'table'").all();
  const names = tables.map(({ name }) => String(name)).filter((name) => !name.startsWith("sqlite_"));
  if (!names.includes("kysely_migration"))
    throw new BackupProblem("That is no database of this product: it has never been migrated.");
  const count = (name: string) => db.prepare(`select count(*) as n from "${name.replaceAll('"', '""')}"`).get()?.n;
  const migrations = db.prepare("select name from kysely_migration order by name").all();
  return {
    migrations: migrations.map(({ name }) => String(name)),
    rows: Object.fromEntries(names.sort().map((name) => [name, Number(count(name))])),
  };
}

/** Changes when another connection commits. */
function versionOf(db: DatabaseSync): unknown {
  return db.prepare("pragma data_version").get()?.data_version;
}

function mustEqual(found: unknown, expected: unknown): void {
  if (JSON.stringify(found) !== JSON.stringify(expected))
    throw new BackupProblem("The copy of the database does not hold what the database holds.");
}
