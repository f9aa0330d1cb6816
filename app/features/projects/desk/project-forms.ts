import type { Values } from "~/components/desk/use-post-in-place";
import type { DeskWords } from "~/content/desk/nl";

/** The values of `do` of the forms of a project's page. */
export const PROJECT_FORMS = [
  "accept",
  "back",
  "withdraw",
  "again",
  "ask",
  "give",
  "upload",
  "remove",
  "version",
  "react",
  "assume",
  "move",
  "live",
  "stop",
  "resume",
  "renew",
  "revoke",
  "mail",
  "contact",
  "customer",
  "kind",
  "language",
] as const;
export type ProjectForm = (typeof PROJECT_FORMS)[number];

export const OUTCOME_PARAM = "outcome";
export type ProjectOutcome = keyof DeskWords["projects"]["page"]["outcomes"];

export const UPLOAD_FIELD = "files";

/** The name of the draft of a form: its `do`, and what it is about. */
export function projectDraft(project: string, fixed: Values): string {
  return ["project", project, ...Object.values(fixed)].join("-");
}
