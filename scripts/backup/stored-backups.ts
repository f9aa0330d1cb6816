import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";
import { keptBackups } from "./kept-backups";
import { leftovers, namesIn, removeBackup } from "./make-backup";
import { MANIFEST } from "./manifest";

const NAME = /^(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\dZ)(?:-\d+)?$/;
/** Milliseconds after which an unfinished backup is abandoned. */
const ABANDONED = 24 * 3_600_000;

/** The folders of the backups in `folder`, oldest first, with the moment in their name (ISO-8601 UTC). */
export async function storedBackups(folder: string): Promise<{ folder: string; madeAt: string }[]> {
  return (await namesIn(folder)).flatMap((name) => {
    const [, day, hours, minutes, seconds] = NAME.exec(name) ?? [];
    const place = path.join(folder, name);
    return day && existsSync(path.join(place, MANIFEST))
      ? [{ folder: place, madeAt: `${day}${hours}:${minutes}:${seconds}` }]
      : [];
  });
}

/** Deletes the backups that are no longer kept, and half-made ones that were left. Returns the names of the former. */
export async function clearBackups(folder: string, now: Date): Promise<string[]> {
  const stored = await storedBackups(folder);
  const kept = keptBackups(
    stored.map(({ madeAt }) => madeAt),
    now,
  );
  const outdated = stored.filter(({ madeAt }) => !kept.has(madeAt));
  for (const backup of outdated) await removeBackup(backup.folder);
  for (const place of await leftovers(folder, new Date(now.getTime() - ABANDONED)))
    await rm(place, { recursive: true, force: true });
  return outdated.map((backup) => path.basename(backup.folder));
}
