import type { LeadForm } from "./refused-change";

export function leadDraft(lead: string, form: LeadForm): string {
  return `lead-${lead}-${form}`;
}
