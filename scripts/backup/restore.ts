import { statSync } from "node:fs";
import path from "node:path";
import { isSecretMade, readSettings } from "~/lib/env.server";
import { orStartProblem } from "~/lib/start-problem.server";
import { BackupProblem, orBackupProblem } from "./backup-problem";
import { MANIFEST, readBackup } from "./manifest";
import { restoreBackup } from "./restore-backup";
import { storedBackups } from "./stored-backups";

/**
 * Puts the backup in `folder`, or the newest of several in it, in the place of what is there. Says what it did. Returns
 * the exit code.
 */
export async function restore(folder: string | undefined, now = new Date()): Promise<number> {
  const env = await orStartProblem(async () => readSettings());
  return await orBackupProblem(async () => {
    if (!folder) throw new BackupProblem("Which backup? npm run restore -- <folder of the backup>");
    const named = path.resolve(folder);
    if (statSync(named, { throwIfNoEntry: false })?.isFile())
      throw new BackupProblem(`${named} is no folder. Name the one of the backup, with ${MANIFEST} in it.`);
    const backup = (await storedBackups(named)).at(-1)?.folder ?? named;
    const manifest = await readBackup(backup);
    const place = { dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL };
    // Asked beforehand: afterwards the backup's secret is in the place of the one that was there.
    const isMade = isSecretMade(env);
    const aside = await restoreBackup(place, backup, manifest, now);
    console.log(`Restored the backup of ${manifest.madeAt}: ${backup}`);
    console.log(aside ? `What was there is kept: ${aside}` : `Nothing was there before: ${env.DATA_DIR}`);
    if (!isMade || !manifest.hasSecret)
      console.log(
        "Links and second steps of then work only with the SESSION_SECRET of then: see that it is configured.",
      );
    console.log("Start the product: it brings the database to the newest schema.");
  });
}
