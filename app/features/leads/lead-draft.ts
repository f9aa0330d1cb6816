import type { LeadForm } from "./refused-change";

/** Where what is typed into this form of this lead is kept. */
export function leadDraft(lead: string, form: LeadForm): string {
  return `lead-${lead}-${form}`;
}
