import { NEW_LEAD_PATH } from "../paths";

/** Names a lead that waits on the device, to be corrected. */
export const WAITING_PARAM = "waiting";

/** The name of the draft of a sheet: what was shared begins another one than what is typed into an empty sheet. */
export function handLeadDraft(search: string): string {
  return search ? `lead-new-${contentHash(search)}` : "lead-new";
}

export function waitingLeadPath(id: string): string {
  return `${NEW_LEAD_PATH}?${new URLSearchParams({ [WAITING_PARAM]: id })}`;
}

/** Twelve hexadecimal digits that tell contents apart (cyrb53, shortened). Not for secrets. */
export function contentHash(content: string): string {
  let [one, other] = [0xdeadbeef, 0x41c6ce57];
  for (let index = 0; index < content.length; index += 1) {
    const unit = content.charCodeAt(index);
    one = Math.imul(one ^ unit, 2654435761);
    other = Math.imul(other ^ unit, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909);
  other = Math.imul(other ^ (other >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  return [other, one].map((half) => (half >>> 0).toString(16).padStart(8, "0").slice(-6)).join("");
}
