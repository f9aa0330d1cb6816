export const NEW_LEAD_PATH = "/admin/leads/new";

export const KNOWN_PEOPLE_PATH = "/admin/leads/known";

export function leadPath(id: string): string {
  return `/admin/leads/${id}`;
}
