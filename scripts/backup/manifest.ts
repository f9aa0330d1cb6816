import { createHash } from "node:crypto";
import { createReadStream, existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { z } from "zod";
import { migrations } from "~/lib/db/migrations/migrations";
import { BackupProblem } from "./backup-problem";

/** The parts of a backup, besides its manifest. */
export const PARTS = { sqlite: "weef.db", postgres: "weef.dump", mail: "mail", secret: "session-secret" } as const;
export const MANIFEST = "backup.json";

const schema = z.object({
  /** ISO-8601 UTC. */
  madeAt: z.iso.datetime(),
  database: z.enum(["sqlite", "postgres"]),
  /** SHA-256 (hex) of the database's file. */
  sha256: z.string(),
  /** The schema: which migrations had been applied. */
  migrations: z.array(z.string()),
  /** Rows by table. */
  rows: z.record(z.string(), z.number()),
  /** The number of mails that it holds as files. */
  mails: z.number(),
  /** True if the session secret is in it; otherwise it was configured, and is kept elsewhere. */
  hasSecret: z.boolean(),
});

export type Manifest = z.output<typeof schema>;

/** The manifest of a backup. Throws a `BackupProblem` if `folder` is not one, or has changed since it was made. */
export async function readBackup(folder: string): Promise<Manifest> {
  const file = path.join(folder, MANIFEST);
  if (!existsSync(file)) throw new BackupProblem(`${folder} is no backup: there is no ${MANIFEST} in it.`);
  const parsed = schema.safeParse(asJson(readFileSync(file, "utf8")));
  if (!parsed.success) throw new BackupProblem(`${file} cannot be read: this backup is damaged.`);
  const database = path.join(folder, PARTS[parsed.data.database]);
  if (!existsSync(database) || (await sha256(database)) !== parsed.data.sha256)
    throw new BackupProblem(`${database} is not what it was when the backup was made: this backup is damaged.`);
  // Copying a backup to another machine may leave out an empty folder.
  const parts = [...(parsed.data.mails > 0 ? [PARTS.mail] : []), ...(parsed.data.hasSecret ? [PARTS.secret] : [])];
  const missing = parts.map((part) => path.join(folder, part)).find((part) => !existsSync(part));
  if (missing) throw new BackupProblem(`${missing} is not there any more: this backup is damaged.`);
  return parsed.data;
}

/** Migrations that this release does not know: a newer one made the backup. */
export function unknownMigrations(applied: readonly string[]): string[] {
  return applied.filter((name) => !(name in migrations));
}

export async function sha256(file: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
