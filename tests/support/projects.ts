import type { Db } from "~/lib/db/database.server";
import { type Begun, promisedToKind, startProject } from "../../app/features/projects/start-project.server";
import type { ProjectItemRow, ProjectRow } from "../../app/lib/db/tables/project-tables";
import { SECRET } from "./services";

/** A website for a bakery, with everything still to be given. */
export async function storeProject(db: Db, begun: Partial<Begun> = {}, now = new Date()): Promise<ProjectRow> {
  const site: Begun = {
    quote_id: null,
    lead_id: null,
    kind: "site",
    customer_name: "R. Smit",
    company: "Bakkerij Smit",
    email: "smit@bakkerij.example",
    phone: null,
    language: "nl",
    ...begun,
  };
  const stored = await db
    .transaction()
    .execute((tx) => startProject(tx, { ...site, ...promisedToKind(site.kind) }, SECRET, now));
  if (!stored) throw new Error("The quote has a project");
  return stored;
}

/** The item of that name. */
export async function itemNamed(db: Db, project: Pick<ProjectRow, "id">, name: string): Promise<ProjectItemRow> {
  return await db
    .selectFrom("project_items")
    .selectAll()
    .where("project_id", "=", project.id)
    .where("name", "=", name)
    .executeTakeFirstOrThrow();
}
