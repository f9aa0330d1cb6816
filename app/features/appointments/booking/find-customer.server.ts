import { findProject } from "~/features/projects/project-store.server";
import type { Db } from "~/lib/db/database.server";
import type { ProjectRow } from "~/lib/db/tables/project-tables";
import { hashOfToken } from "~/lib/token.server";

/** The project of a customer, by the token of the link to its page. */
export async function findCustomer(db: Db, token: string | null | undefined): Promise<ProjectRow | undefined> {
  return token ? await findProject(db, { token_hash: hashOfToken(token) }) : undefined;
}
