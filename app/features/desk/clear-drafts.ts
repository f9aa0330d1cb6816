import { storageKey } from "~/features/forms/form-draft";

/** Takes out of this tab what was being typed: whoever signs out may leave it to others. */
export function clearDrafts(): void {
  try {
    const isDraft = (key: string) => key.startsWith(storageKey(""));
    for (const key of Object.keys(sessionStorage).filter(isDraft)) sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked: what is kept instead goes with the document.
  }
}
