export const NEW_LEAD_PATH = "/admin/leads/new";

/** Takes what another app shares with the installed desk. */
export const SHARED_LEAD_PATH = "/admin/leads/shared";

export const LEAD_IMPORT_PATH = "/admin/leads/import";

export const KNOWN_PEOPLE_PATH = "/admin/leads/known";

export function leadPath(id: string): string {
  return `/admin/leads/${id}`;
}

export function leadImportPath(id: string): string {
  return `${LEAD_IMPORT_PATH}/${id}`;
}

export function refusedRowsPath(id: string): string {
  return `${leadImportPath(id)}/refused.csv`;
}

export function leadAppointmentPath(id: string): string {
  return `${leadPath(id)}/appointment`;
}

export function personPath(id: string): string {
  return `/admin/people/${id}`;
}

export const PLANS_PATH = "/admin/plans";
/** Stands in the place of an id. */
export const NEW_PLAN = "new";

export function planPath(id: string): string {
  return `${PLANS_PATH}/${id}`;
}
