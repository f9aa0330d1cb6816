import type { LeadForm } from "./lead-forms";

export function leadDraft(lead: string, form: LeadForm): string {
  return `lead-${lead}-${form}`;
}
