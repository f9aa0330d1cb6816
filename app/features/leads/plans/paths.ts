export const PLANS_PATH = "/admin/plans";
/** In the place of an id. */
export const NEW_PLAN = "new";

export function planPath(id: string): string {
  return `${PLANS_PATH}/${id}`;
}
