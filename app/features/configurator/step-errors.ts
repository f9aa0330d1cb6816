import * as z from "zod/mini";
import { firstErrors } from "~/components/forms/field-errors";
import type { SharedKey } from "~/content/shared/shared-copy";
import { type ConfiguratorField, fieldsOf, inPageOrder, STEP_FIELDS } from "./configurator-fields";
import { configuratorRequestSchema } from "./configurator-request";
import { type Answers, missingFields, type RequiredField, type Step } from "./wizard";

const FIELDS: Record<RequiredField, { field: ConfiguratorField; message: SharedKey }> = {
  companyName: { field: "company", message: "form.error.companyMissing" },
  industry: { field: "industry", message: "form.error.industryMissing" },
  name: { field: "name", message: "form.error.nameMissing" },
  email: { field: "email", message: "form.error.emailMissing" },
};

export function missingErrors(step: Step, answers: Answers): Record<string, SharedKey> {
  return Object.fromEntries(missingFields(step, answers).map((name) => [FIELDS[name].field, FIELDS[name].message]));
}

export function stepErrors(step: Step, answers: Answers): Record<string, SharedKey> {
  const { error } = z.safeParse(configuratorRequestSchema, fieldsOf(answers));
  const asked: readonly string[] = STEP_FIELDS[step];
  const wrong = { ...(error && firstErrors(error)), ...missingErrors(step, answers) };
  return inPageOrder(Object.fromEntries(Object.entries(wrong).filter(([name]) => asked.includes(name))));
}
