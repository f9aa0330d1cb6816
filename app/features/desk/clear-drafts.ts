import { clearFormDrafts } from "~/features/forms/form-draft";
import { clearDeskDrafts } from "./desk-draft";

/** Removes from this browser what was being typed: whoever signs out may leave it to others. */
export function clearDrafts(): void {
  clearFormDrafts();
  clearDeskDrafts();
}
