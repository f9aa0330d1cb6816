import { createContext, data } from "react-router";
import type { Db } from "~/lib/db/database.server";
import { isDatabaseAway } from "~/lib/db/database-errors.server";
import type { ProjectRow } from "~/lib/db/tables/project-tables";
import { hashOfToken } from "~/lib/token.server";
import { findProject } from "../project-store.server";

/** "away" if the database cannot be asked. */
export const projectContext = createContext<ProjectRow | null | "away">();

/** A link that was revoked, or replaced by a new one, leads to nothing. */
export function findByToken(db: Db, token: string): Promise<ProjectRow | undefined> {
  return findProject(db, { token_hash: hashOfToken(token) });
}

export async function lookUpProject(db: Db, token: string): Promise<ProjectRow | null | "away"> {
  try {
    return (await findByToken(db, token)) ?? null;
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    return "away";
  }
}

/** Throws a 503 response, for which the site's error page has the words. */
export function orAway(found: ProjectRow | null | "away"): ProjectRow | null {
  if (found === "away") throw data(null, { status: 503 });
  return found;
}
