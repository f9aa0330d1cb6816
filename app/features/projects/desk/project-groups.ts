import { PROJECTS_PATH } from "../paths";

/** The groups of the list, in order. */
export const PROJECT_GROUPS = ["us", "customer", "live", "stopped"] as const;
export type ProjectGroup = (typeof PROJECT_GROUPS)[number];

/** The groups that the list shows until one is chosen. */
export const OPEN_GROUPS: readonly ProjectGroup[] = ["us", "customer", "live"];

export const GROUP_PARAM = "group";
export const CURSOR_PARAM = "cursor";

export function projectGroupPath(group: ProjectGroup | null, cursor: string | null = null): string {
  const query = new URLSearchParams({
    ...(group && { [GROUP_PARAM]: group }),
    ...(cursor !== null && { [CURSOR_PARAM]: cursor }),
  });
  return query.size > 0 ? `${PROJECTS_PATH}?${query}` : PROJECTS_PATH;
}
