import { vi } from "vitest";
import { type DatabasePlace, type Db, migrate, openDatabase } from "~/lib/db/database.server";
import { EVERYTHING } from "../../app/features/leads/list/lead-filter";
import { listLeads } from "../../app/features/leads/list/lead-list.server";
import { freshFolder } from "./fresh-folder";
import { storeOffer } from "./leads";

/** An empty `DATA_DIR` for one test, and what its commands print, line by line. */
export function freshDataDir(): { dataDir: string; said: string[] } {
  const dataDir = freshFolder();
  const said: string[] = [];
  vi.stubEnv("DATA_DIR", dataDir);
  for (const way of ["log", "error"] as const)
    vi.spyOn(console, way).mockImplementation((line: unknown) => void said.push(String(line)));
  return { dataDir, said };
}

/** Opens a database as the product does when it starts, and stores a request by `name` in it. */
export async function databaseWithLead(place: DatabasePlace, name: string): Promise<Db> {
  await migrate(place);
  const db = openDatabase(place);
  await storeOffer(db, { name });
  return db;
}

/** The names of the leads that the desk finds for `question`. */
export async function findLeads(place: DatabasePlace, question: string): Promise<string[]> {
  const db = openDatabase(place);
  try {
    const page = await listLeads(db, { ...EVERYTHING, question }, { language: "nl", now: new Date() });
    return page?.leads.map(({ name }) => String(name)) ?? [];
  } finally {
    await db.destroy();
  }
}
