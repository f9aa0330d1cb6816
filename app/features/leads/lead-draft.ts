import type { LeadForm } from "./refused-change";

/** The storage key for the draft of this form of this lead. */
export function leadDraft(lead: string, form: LeadForm): string {
  return `lead-${lead}-${form}`;
}
