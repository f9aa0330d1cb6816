import { NEW_PROJECT_PATH } from "../paths";

/** The states in which a job of before is added. */
export const BEGUN_STATES = ["collecting", "building", "live"] as const;

export const LEAD_PARAM = "lead";

export function newProjectPath(lead: string): string {
  return `${NEW_PROJECT_PATH}?${new URLSearchParams({ [LEAD_PARAM]: lead })}`;
}
