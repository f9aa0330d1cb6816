import { opendir, rm, stat } from "node:fs/promises";
import path from "node:path";
import type { Db } from "~/lib/db/database.server";
import { knownMails } from "./outbox-store.server";

const CHUNK = 200;
/** Milliseconds. A newer file may be of a mail that is being sent, or of a test mail, which has no row. */
const SETTLED_AFTER = 24 * 3_600_000;

/** Used while there is no mail server. */
export function mailFolder(dataDir: string): string {
  return path.join(dataDir, "mail");
}

export function mailFile(dataDir: string, id: string): string {
  return path.join(mailFolder(dataDir), `${id}.eml`);
}

export async function deleteMailFiles(dataDir: string, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    await rm(mailFile(dataDir, id), { force: true });
    await rm(`${mailFile(dataDir, id)}.draft`, { force: true });
  }
}

/** `pause` runs between chunks. Returns how many were deleted. */
export async function deleteOrphanedFiles(
  db: Db,
  dataDir: string,
  now: Date,
  pause: () => Promise<void>,
): Promise<number> {
  let deleted = 0;
  let chunk: string[] = [];
  const settle = async () => {
    const known = await knownMails(db, chunk.map(idOf));
    const orphans = chunk.filter((name) => !known.has(idOf(name)));
    chunk = [];
    for (const name of orphans) deleted += (await deleteSettled(path.join(mailFolder(dataDir), name), now)) ? 1 : 0;
    await pause();
  };
  for await (const name of namesIn(mailFolder(dataDir))) {
    chunk.push(name);
    if (chunk.length === CHUNK) await settle();
  }
  if (chunk.length > 0) await settle();
  return deleted;
}

const idOf = (name: string) => name.replace(/\.eml(\.draft)?$/, "");

async function* namesIn(folder: string): AsyncGenerator<string> {
  let entries: Awaited<ReturnType<typeof opendir>>;
  try {
    entries = await opendir(folder);
  } catch (error) {
    if ((error as { code?: string }).code === "ENOENT") return;
    throw error;
  }
  for await (const entry of entries) if (/\.eml(\.draft)?$/.test(entry.name)) yield entry.name;
}

async function deleteSettled(file: string, now: Date): Promise<boolean> {
  try {
    if (now.getTime() - (await stat(file)).mtimeMs < SETTLED_AFTER) return false;
    await rm(file);
    return true;
  } catch (error) {
    // Another process deleted it first.
    if ((error as { code?: string }).code === "ENOENT") return false;
    throw error;
  }
}
