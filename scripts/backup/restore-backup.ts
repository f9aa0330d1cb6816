import { existsSync } from "node:fs";
import { chmod, cp, mkdir, readdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { DatabasePlace } from "~/lib/db/database.server";
import { LAST_EARLIER, replaceEarlier } from "~/lib/db/earlier-migrations.server";
import { secretFile } from "~/lib/env.server";
import { mailFolder } from "../../app/features/mail/outbox/mail-folder.server";
import { BackupProblem } from "./backup-problem";
import { folderToFill } from "./folder-to-fill";
import { nameOf } from "./make-backup";
import { type Manifest, PARTS, unknownMigrations } from "./manifest";
import { restorePostgres } from "./postgres-copy";
import { readSqlite } from "./sqlite-copy";
import { sync, syncAll } from "./sync";

/** SQLite result codes: busy, locked. */
const HELD = new Set([5, 6]);

/**
 * Puts a backup in the place of what is there, which it keeps. Returns the folder that is kept in, or undefined if
 * there was nothing. Throws a `BackupProblem`, having changed nothing, if the product runs on it, if the backup is of a
 * newer release or of another kind of database, or if a PostgreSQL database is not empty.
 */
export async function restoreBackup(
  { dataDir, databaseUrl }: DatabasePlace,
  backup: string,
  manifest: Manifest,
  now: Date,
): Promise<string | undefined> {
  mustFit(manifest, databaseUrl);
  const draft = path.join(dataDir, `.restoring-${nameOf(now)}-${process.pid}`);
  const takeAway = folderToFill(draft);
  try {
    // Everything that can fail for lack of space comes before anything existing is touched.
    const parts = partsOf(dataDir, manifest);
    await mkdir(path.join(draft, PARTS.mail), { mode: 0o700 });
    for (const { name } of parts)
      if (existsSync(path.join(backup, name)))
        await cp(path.join(backup, name), path.join(draft, name), { recursive: true });
    await closeToOthers(draft);
    // The product's later writes reach the disk: the copies have to be there before that.
    syncAll(draft);
    if (databaseUrl) {
      await restorePostgres(databaseUrl, path.join(backup, PARTS.postgres), manifest);
      return await swap(parts, draft, path.join(dataDir, `before-restore-${nameOf(now)}`));
    }
    mustEqual(readSqlite(path.join(draft, PARTS.sqlite)).rows, manifest.rows);
    const release = lockFile(path.join(dataDir, PARTS.sqlite));
    try {
      return await swap(parts, draft, path.join(dataDir, `before-restore-${nameOf(now)}`));
    } finally {
      release();
    }
  } finally {
    await rm(draft, { recursive: true, force: true });
    await takeAway();
  }
}

/** A backup from another machine may have become readable for everybody. */
async function closeToOthers(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    await chmod(path.join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600);
}

function mustFit({ database, migrations }: Manifest, databaseUrl: string | undefined): void {
  if (database === "postgres" && !databaseUrl)
    throw new BackupProblem("This is a backup of a PostgreSQL: name an empty database in DATABASE_URL.");
  if (database === "sqlite" && databaseUrl)
    throw new BackupProblem("This is a backup of SQLite, and DATABASE_URL names a PostgreSQL: take that away first.");
  const applied = replaceEarlier(migrations);
  if (!applied)
    throw new BackupProblem(
      `This backup is of an older release (${migrations.at(-1)}), whose schema this one does not upgrade. Restore it with ` +
        `the last release that has the migration ${LAST_EARLIER}, start that once, and this one after it.`,
    );
  const unknown = unknownMigrations(applied);
  if (unknown.length > 0)
    throw new BackupProblem(
      `This backup is of a newer release, whose schema this one does not know (${unknown.join(", ")}). ` +
        "Restore it with that release.",
    );
}

/**
 * The place of each part of a backup. What was there is moved aside under the same name, with the files SQLite keeps
 * beside its own.
 */
function partsOf(dataDir: string, { database, hasSecret }: Manifest) {
  const file = path.join(dataDir, PARTS.sqlite);
  return [
    ...(database === "sqlite" ? [{ name: PARTS.sqlite, place: file, beside: [`${file}-wal`, `${file}-shm`] }] : []),
    { name: PARTS.mail, place: mailFolder(dataDir), beside: [] },
    ...(hasSecret ? [{ name: PARTS.secret, place: secretFile(dataDir), beside: [] }] : []),
  ];
}

/**
 * Puts what is in `draft` in its place, and moves what was there to `aside`. Returns `aside` if something was there.
 */
async function swap(parts: ReturnType<typeof partsOf>, draft: string, aside: string): Promise<string | undefined> {
  const isKept = parts.some(({ place }) => existsSync(place));
  if (isKept) await mkdir(aside, { mode: 0o700 });
  for (const { name, place, beside } of parts) {
    for (const old of [place, ...beside]) if (existsSync(old)) await rename(old, path.join(aside, path.basename(old)));
    await rename(path.join(draft, name), place);
  }
  // All of them are in the data folder, and so is `aside`.
  for (const folder of isKept ? [aside, path.dirname(aside)] : [path.dirname(aside)]) sync(folder);
  return isKept ? aside : undefined;
}

/**
 * Holds a SQLite file so that no other process can open it, and returns a function that releases it. SQLite lets only the
 * last connection leave the mode in which the product works (WAL), and its locks end with the process that holds them.
 * So this tells whether the product runs, without a file that a crash would leave behind. Throws a `BackupProblem` if
 * it does.
 */
function lockFile(file: string): () => void {
  if (!existsSync(file)) return () => {};
  const db = new DatabaseSync(file, { timeout: 0 });
  try {
    db.exec("pragma journal_mode = delete; begin exclusive");
  } catch (error) {
    db.close();
    if (HELD.has(((error as { errcode?: number }).errcode ?? 0) % 256))
      throw new BackupProblem(`The product, or another program, has ${file} open: stop it first.`);
    // Restoring is just what a damaged file needs. Nothing can be running on it.
  }
  return () => {
    if (db.isOpen) db.close();
  };
}

function mustEqual(found: unknown, expected: unknown): void {
  if (JSON.stringify(found) !== JSON.stringify(expected))
    throw new BackupProblem("The copy of the database does not hold what the backup says.");
}
