import type { Db } from "~/lib/db/database.server";
import type { ProjectRow } from "~/lib/db/tables/project-tables";
import { deskProjectPath } from "../paths";
import { newProjectPath } from "./new-project";
import { projectsOfLeads } from "./project-list-store.server";

export interface LeadProjects {
  projects: { to: string; kind: ProjectRow["kind"]; state: ProjectRow["state"] }[];
  /** The address where one is begun. */
  begin: string;
}

export async function readLeadProjects(db: Db, lead: string): Promise<LeadProjects> {
  const rows = await projectsOfLeads(db, [lead]);
  const projects = rows.map(({ id, kind, state }) => ({ to: deskProjectPath(id), kind, state }));
  return { projects, begin: newProjectPath(lead) };
}
