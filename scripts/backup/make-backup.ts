import { rmSync } from "node:fs";
import { cp, mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { DatabasePlace } from "~/lib/db/database.server";
import { secretFile } from "~/lib/env.server";
import { mailFolder } from "../../app/features/mail/outbox/mail-folder.server";
import { BackupProblem } from "./backup-problem";
import { folderToFill } from "./folder-to-fill";
import { MANIFEST, type Manifest, PARTS, readBackup, sha256 } from "./manifest";
import { copyPostgres } from "./postgres-copy";
import { copySqlite } from "./sqlite-copy";
import { sync, syncAll } from "./sync";

/** The name of a folder that is not a backup yet, or no longer one. */
const UNFINISHED = /^\.(making|removing)-/;

/**
 * Makes a backup in a folder of its own in `folder`, named after the moment. It appears there only once it is whole and
 * has been opened. Returns its folder and manifest. Throws a `BackupProblem`, leaving nothing behind, when it cannot be
 * made.
 */
export async function makeBackup(place: DatabasePlace, folder: string, now: Date) {
  const takeAway = folderFor(folder);
  const draft = path.join(folder, `.making-${nameOf(now)}-${process.pid}-${Math.random().toString(36).slice(2)}`);
  await mkdir(draft, { mode: 0o700 });
  const giveUp = () => {
    rmSync(draft, { recursive: true, force: true });
    process.exit(1);
  };
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, giveUp);
  try {
    const manifest = await fill(draft, place, now);
    await readBackup(draft);
    syncAll(draft);
    const made = await finish(draft, path.join(folder, nameOf(now)));
    sync(folder);
    return { folder: made, manifest };
  } finally {
    for (const signal of ["SIGINT", "SIGTERM"]) process.removeListener(signal, giveUp);
    await rm(draft, { recursive: true, force: true });
    await takeAway();
  }
}

function folderFor(folder: string): () => Promise<void> {
  try {
    return folderToFill(folder);
  } catch (error) {
    throw new BackupProblem(`No backup can be put in ${folder} (${(error as Error).message}).`);
  }
}

async function fill(draft: string, { dataDir, databaseUrl }: DatabasePlace, now: Date): Promise<Manifest> {
  const database = databaseUrl ? "postgres" : "sqlite";
  const file = path.join(draft, PARTS[database]);
  const contents = databaseUrl
    ? await copyPostgres(databaseUrl, file)
    : copySqlite(path.join(dataDir, PARTS.sqlite), file);
  // The database comes first: a mail that it calls sent has its file by then.
  const mails = await copyMails(mailFolder(dataDir), path.join(draft, PARTS.mail));
  const hasSecret = await copyIfThere(secretFile(dataDir), path.join(draft, PARTS.secret));
  const manifest = { madeAt: now.toISOString(), database, sha256: await sha256(file), ...contents, mails, hasSecret };
  await writeFile(path.join(draft, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
  return manifest as Manifest;
}

/** Copies the finished mails; returns how many. */
async function copyMails(from: string, to: string): Promise<number> {
  await mkdir(to, { mode: 0o700 });
  let copied = 0;
  for (const name of await namesIn(from)) {
    if (!name.endsWith(".eml")) continue;
    if (await copyIfThere(path.join(from, name), path.join(to, name))) copied += 1;
  }
  return copied;
}

/** Gives the finished backup its name: the next free one, if another was finished in the same second. */
async function finish(draft: string, wanted: string): Promise<string> {
  for (let number = 1; ; number += 1) {
    const folder = number === 1 ? wanted : `${wanted}-${number}`;
    try {
      await rename(draft, folder);
      return folder;
    } catch (error) {
      if (!["ENOTEMPTY", "EEXIST"].includes(codeOf(error))) throw error;
    }
  }
}

/** Deletes a backup. A reader in the meantime sees all of it or nothing. */
export async function removeBackup(folder: string): Promise<void> {
  const doomed = path.join(path.dirname(folder), `.removing-${path.basename(folder)}`);
  try {
    await rename(folder, doomed);
  } catch (error) {
    // Another process is deleting it.
    if (codeOf(error) === "ENOENT") return;
    throw error;
  }
  await rm(doomed, { recursive: true, force: true });
}

/** The folders in `folder` that were left half made, or half deleted, before `moment`. */
export async function leftovers(folder: string, moment: Date): Promise<string[]> {
  const names = (await namesIn(folder)).filter((name) => UNFINISHED.test(name));
  const limit = nameOf(moment);
  return names.filter((name) => name.replace(UNFINISHED, "") < limit).map((name) => path.join(folder, name));
}

/** "2026-11-22T13-05-07Z": sorts by time, and is a valid name on every file system. */
export function nameOf(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replaceAll(":", "-")}Z`;
}

export async function namesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).sort();
  } catch (error) {
    if (codeOf(error) === "ENOENT") return [];
    throw error;
  }
}

async function copyIfThere(from: string, to: string): Promise<boolean> {
  try {
    await cp(from, to);
    return true;
  } catch (error) {
    if (codeOf(error) === "ENOENT") return false;
    throw error;
  }
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? "";
}
