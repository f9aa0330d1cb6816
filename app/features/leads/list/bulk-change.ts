import type { LeadStatus } from "./lead-filter";

export const BULK_KINDS = ["status", "assign", "plan", "tag", "untag", "spam", "restore"] as const;
export type BulkKind = (typeof BULK_KINDS)[number];

export type BulkChange =
  | { kind: "status"; status: LeadStatus; reason: string | null }
  | { kind: "plan"; action: string | null; on: string | null }
  | { kind: "assign" /** The id of a user. */; assignee: string | null }
  | { kind: "tag" | "untag"; tag: string }
  | { kind: "restore" };

/** A lead in the version that was chosen: somebody may have changed it since. */
export interface ChosenLead {
  id: string;
  version: number;
}

export const BULK_PROBLEMS = ["none", "kind", "status", "reason", "assign", "plan", "tag"] as const;
export type BulkProblem = (typeof BULK_PROBLEMS)[number];

export function chosenValue({ id, version }: ChosenLead): string {
  return `${id}@${version}`;
}

export interface BatchNotice {
  id: string;
  text: string;
  skipped: { text: string; leads: { id: string; name: string }[] } | null;
  canUndo: boolean;
  isGood: boolean;
}
