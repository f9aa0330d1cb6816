import { clearFormDrafts } from "~/features/forms/form-draft";
import { clearDeskDrafts } from "./desk-draft";

/** Whoever signs out may leave the browser to others. */
export function clearDrafts(): void {
  clearFormDrafts();
  clearDeskDrafts();
}
