import type { LeadStatus } from "../lead-filter";

/** What can be done with several leads at once, in the order of the form. */
export const BULK_KINDS = ["status", "plan", "tag", "untag", "spam", "restore"] as const;
export type BulkKind = (typeof BULK_KINDS)[number];

/** What is to be done with leads. */
export type BulkChange =
  | { kind: "status"; status: LeadStatus; reason: string | null }
  | { kind: "plan"; action: string | null; on: string | null }
  | { kind: "tag" | "untag"; tag: string }
  /** Out of the spam. */
  | { kind: "restore" };

/** A lead in the version that was chosen: somebody may have changed it since. */
export interface ChosenLead {
  id: string;
  version: number;
}

/** Why nothing was done. */
export const BULK_PROBLEMS = ["none", "kind", "status", "reason", "plan", "tag"] as const;
export type BulkProblem = (typeof BULK_PROBLEMS)[number];

/** The value of a lead's checkbox. */
export function chosenValue({ id, version }: ChosenLead): string {
  return `${id}@${version}`;
}
