import { createContext } from "react-router";
import { type Db, migrate, openDatabase } from "./lib/db/database.server";
import type { Env } from "./lib/env.server";
import type { Log } from "./lib/log.server";

/** What lives as long as the process, and what routes reach through `servicesContext`. */
export interface Services {
  env: Env;
  log: Log;
  db: Db;
}

export const servicesContext = createContext<Services>();

export function createServices(env: Env, log: Log): Services {
  const db = openDatabase({ dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL });
  return { env, log, db };
}

/** Readies the database and starts what runs by itself. */
export async function startServices({ db }: Services): Promise<void> {
  await migrate(db);
}

export async function stopServices({ db }: Services): Promise<void> {
  await db.destroy();
}
