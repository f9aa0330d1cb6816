import type { FormAnswer } from "~/components/forms/form-answer";

/** Outcomes that the page tells of after a redirect. */
export const PAGE_OUTCOMES = ["saved", "removed", "approved", "changes"] as const;
export type ProjectOutcome = (typeof PAGE_OUTCOMES)[number];

export const OUTCOME_PARAM = "uitkomst";
/** The field of one change, which a form has several of. */
export const CHANGE_FIELD = "change";
export const FILES_FIELD = "files";

/** Bytes of the files in one form, which is read whole. */
export const FORM_FILES = 25 * 1_000_000;

/** The changes as they were typed. */
export function typedChanges(answer: FormAnswer | null): string[] {
  return answer?.fields[CHANGE_FIELD] ? (JSON.parse(answer.fields[CHANGE_FIELD]) as string[]) : [];
}
