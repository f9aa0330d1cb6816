import type { Db } from "~/lib/db/database.server";
import { type Begun, promisedToKind, startProject } from "../../app/features/projects/start-project.server";
import type { ProjectItemRow, ProjectRow } from "../../app/lib/db/tables/project-tables";
import { newId } from "../../app/lib/new-id.server";
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

/** A photograph of three bytes, which was given at that moment (ISO-8601 UTC). */
export async function storeProjectFile(db: Db, project: Pick<ProjectRow, "id">, at: string, name = "foto.jpg") {
  const id = newId();
  const file = { id, project_id: project.id, item_id: null, version_id: null, upload_id: id, given_by: "customer" };
  await db
    .insertInto("project_files")
    .values({ ...file, name, type: "image/jpeg", size: 3, sha256: "", whole_at: at, created_at: at })
    .execute();
  await db
    .insertInto("project_file_parts")
    .values({ file_id: id, position: 0, size: 3, content: Buffer.from("abc") })
    .execute();
}
