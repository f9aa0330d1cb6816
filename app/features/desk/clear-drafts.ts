import { clearDeskDrafts } from "~/components/desk/desk-draft";
import { clearFormDrafts } from "~/components/forms/form-draft";

/** A user who signs out may leave the browser to others. */
export function clearDrafts(): void {
  clearFormDrafts();
  clearDeskDrafts();
}
