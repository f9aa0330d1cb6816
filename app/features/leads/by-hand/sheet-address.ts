import { NEW_LEAD_PATH } from "../paths";
import { contentHash } from "./content-hash";

/** Names a lead that waits on the device, to be corrected. */
export const WAITING_PARAM = "waiting";

/** The name of the draft of a sheet: what was shared begins another one than what is typed into an empty sheet. */
export function handLeadDraft(search: string): string {
  return search ? `lead-new-${contentHash(search)}` : "lead-new";
}

export function waitingLeadPath(id: string): string {
  return `${NEW_LEAD_PATH}?${new URLSearchParams({ [WAITING_PARAM]: id })}`;
}
