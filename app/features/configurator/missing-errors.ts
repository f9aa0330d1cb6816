import type { SharedKey } from "~/content/shared/shared-copy";
import type { ConfiguratorField } from "./configurator-fields";
import { type Answers, missingFields, type RequiredField, type Step } from "./wizard";

const FIELDS: Record<RequiredField, { field: ConfiguratorField; message: SharedKey }> = {
  companyName: { field: "company", message: "form.error.companyMissing" },
  industry: { field: "industry", message: "form.error.industryMissing" },
  name: { field: "name", message: "form.error.nameMissing" },
  email: { field: "email", message: "form.error.emailMissing" },
};

/** The key of a message for each required field of a step that is empty, by field name. */
export function missingErrors(step: Step, answers: Answers): Record<string, SharedKey> {
  return Object.fromEntries(missingFields(step, answers).map((name) => [FIELDS[name].field, FIELDS[name].message]));
}
