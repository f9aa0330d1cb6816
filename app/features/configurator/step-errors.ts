import * as z from "zod/mini";
import type { SharedKey } from "~/content/shared/shared-copy";
import { firstErrors } from "~/features/forms/field-errors";
import { type ConfiguratorField, fieldsOf, inPageOrder, STEP_FIELDS } from "./configurator-fields";
import { configuratorRequestSchema } from "./configurator-request";
import { type Answers, missingFields, type RequiredField, type Step } from "./wizard";

const FIELDS: Record<RequiredField, { field: ConfiguratorField; message: SharedKey }> = {
  companyName: { field: "company", message: "form.error.companyMissing" },
  industry: { field: "industry", message: "form.error.industryMissing" },
  name: { field: "name", message: "form.error.nameMissing" },
  email: { field: "email", message: "form.error.emailMissing" },
};

/** The key of a message for each empty required field of a step, by field name. */
export function missingErrors(step: Step, answers: Answers): Record<string, SharedKey> {
  return Object.fromEntries(missingFields(step, answers).map((name) => [FIELDS[name].field, FIELDS[name].message]));
}

/** The missing fields of a step and those that the server would refuse, in the order of the page. */
export function stepErrors(step: Step, answers: Answers): Record<string, SharedKey> {
  const { error } = z.safeParse(configuratorRequestSchema, fieldsOf(answers));
  const asked: readonly string[] = STEP_FIELDS[step];
  const wrong = { ...(error && firstErrors(error)), ...missingErrors(step, answers) };
  return inPageOrder(Object.fromEntries(Object.entries(wrong).filter(([name]) => asked.includes(name))));
}
