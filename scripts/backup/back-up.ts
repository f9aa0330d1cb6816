import path from "node:path";
import { isSecretMade, readSettings } from "~/lib/env.server";
import { orStartProblem } from "~/lib/start-problem.server";
import { BackupProblem, orBackupProblem } from "./backup-problem";
import { KEPT } from "./kept-backups";
import { makeBackup } from "./make-backup";
import { clearBackups } from "./stored-backups";

/** Adds a backup to those in `folder`, or in DATA_DIR/backups, and says what it did. Returns the exit code. */
export async function backUp(folder: string | undefined, now = new Date()): Promise<number> {
  const env = await orStartProblem(async () => readSettings());
  const all = path.resolve(folder ?? path.join(env.DATA_DIR, "backups"));
  return await orBackupProblem(async () => {
    if (folder?.startsWith("-"))
      throw new BackupProblem("Which folder? npm run backup -- <folder for backups>, or none for DATA_DIR/backups");
    const place = { dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL };
    const { folder: made, manifest } = await makeBackup(place, all, now);
    const rows = Object.values(manifest.rows).reduce((sum, count) => sum + count, 0);
    console.log(`Backup made and opened: ${made}
  database   ${manifest.database === "sqlite" ? "SQLite" : "PostgreSQL"}, ${rows} rows in ${Object.keys(manifest.rows).length} tables
  schema     ${manifest.migrations.at(-1)}
  mails      ${manifest.mails} files
  secret     ${secretLine(manifest.hasSecret, isSecretMade(env))}`);
    const removed = await clearBackups(all, now);
    const kept = `${KEPT.days} days, ${KEPT.weeks} weeks and ${KEPT.months} months are kept`;
    console.log(removed.length > 0 ? `Deleted, as ${kept}: ${removed.join(", ")}` : `Nothing deleted: ${kept}.`);
  });
}

function secretLine(hasSecret: boolean, isInUse: boolean): string {
  if (hasSecret && isInUse) return "session-secret is in it";
  return "not in it: keep the SESSION_SECRET that the product has with the backup yourself";
}
