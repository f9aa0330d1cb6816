export const LEAD_FORMS = ["status", "assign", "plan", "live", "note", "tag", "untag", "correct"] as const;
export type LeadForm = (typeof LEAD_FORMS)[number];

export interface RefusedChange {
  form: LeadForm;
  problem: "invalid" | "conflict" | "failed" | "signedOut";
  /** Null if none in particular was. */
  field: string | null;
  /** In words; null for another problem. */
  conflict: string | null;
  fields: Record<string, string>;
}

export function refusedChange(
  problem: RefusedChange["problem"],
  fields: Record<string, unknown>,
  { field = null, conflict = null }: Partial<Pick<RefusedChange, "field" | "conflict">> = {},
): RefusedChange {
  const { do: form, ...typed } = fields;
  const texts = Object.entries(typed).map(([name, value]) => [name, typeof value === "string" ? value : ""]);
  return { form: leadFormOf(form) ?? "status", problem, field, conflict, fields: Object.fromEntries(texts) };
}

export function leadFormOf(value: unknown): LeadForm | undefined {
  return LEAD_FORMS.find((form) => form === value);
}
