import { draftStore } from "~/components/forms/draft-store";

/** Texts that have not reached the server: by the id of the item, or by that of the project and its version. Browser only. */
export const projectDrafts = draftStore(() => localStorage, "project-draft:");
