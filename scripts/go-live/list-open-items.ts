import { existsSync } from "node:fs";
import path from "node:path";
import { readMailServers } from "~/features/mail/settings/mail-servers.server";
import { openDatabase } from "~/lib/db/database.server";
import { readSettings, type Settings } from "~/lib/env.server";
import { orStartProblem } from "~/lib/start-problem.server";
import { type GoLiveItem, goLiveItems } from "../../app/features/desk/go-live/open-items";
import { readGoLive } from "../../app/features/desk/go-live/read-list.server";
import { goLiveSubject } from "../../app/features/desk/go-live/subject.server";

/** Prints what is still open before the site may go live. Returns the exit code: 1 while something is. */
export async function listOpenItems(): Promise<number> {
  const env = await orStartProblem(async () => readSettings());
  const open = (await readItems(env)).filter(({ state }) => state === "open");
  if (open.length === 0) {
    console.log("Everything is done. The site can go live.");
    return 0;
  }
  console.log(`Still to do before the site can go live: ${open.length}\n`);
  for (const { where, what } of open) console.log(`  ${where}\n    ${what}`);
  return 1;
}

/** The list of the desk. Without a database it is that of the environment alone, and says so. */
async function readItems(env: Settings): Promise<GoLiveItem[]> {
  const unread = (why: string) => {
    console.log(`The database was not read (${why}). What was entered at the desk is missing here.\n`);
    return goLiveItems(goLiveSubject(env), "en");
  };
  const file = path.join(env.DATA_DIR, "weef.db");
  // Opening SQLite would make the file.
  if (env.DATABASE_URL === undefined && !existsSync(file)) return unread(`there is no ${file}`);
  const db = openDatabase({ dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL });
  try {
    // The list shows no passwords: it needs no secret.
    const current = await readMailServers(db, { ...env, SESSION_SECRET: env.SESSION_SECRET ?? "" });
    return await readGoLive({ db, env, mailServers: { current } }, "en");
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    return unread(message || code || "no reason given");
  } finally {
    await db.destroy();
  }
}
