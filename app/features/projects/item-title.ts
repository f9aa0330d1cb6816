import type { ProjectsCopy } from "~/content/site/projects/projects-copy.server";
import type { ProjectItemRow } from "~/lib/db/tables/project-tables";

/** The words for an item; one that the desk has added has its own title. */
export function itemTitle({ name, title }: Pick<ProjectItemRow, "name" | "title">, { items }: ProjectsCopy): string {
  return title ?? items[name as keyof typeof items]?.title ?? name;
}
