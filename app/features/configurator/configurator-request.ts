import * as z from "zod/mini";
import { BOUNDS } from "~/components/forms/bounds";
import { choices, optionalChoice } from "~/components/forms/choice-field";
import { emailAddress, optionalLines, optionalText, requiredText, submissionId } from "~/components/forms/text-field";
import type { SharedKey } from "~/content/shared/shared-copy";
import { attributionSchema } from "~/lib/attribution/attribution";
import { BUDGETS, FEATURES, PREFERRED_CONTACTS, SERVICES, SUBSCRIPTIONS, TIMELINES, WEBSITE_TYPES } from "./options";

/** One schema for the browser and `POST /api/configurator-requests`. The message of an issue is the key of its text. */
export const configuratorRequestSchema = z.object({
  submission_id: submissionId,
  name: requiredText(BOUNDS.name, "form.error.nameMissing"),
  email: emailAddress,
  phone: optionalText(BOUNDS.phone),
  company: optionalText(BOUNDS.company),
  industry: optionalText(BOUNDS.industry),
  description: optionalLines(BOUNDS.message),
  website_type: optionalChoice([...WEBSITE_TYPES, ...SUBSCRIPTIONS]),
  services: choices(SERVICES),
  timeline: optionalChoice(TIMELINES),
  features: choices(FEATURES),
  preferred_contact: optionalChoice(PREFERRED_CONTACTS),
  budget: optionalChoice(BUDGETS),
  attribution: attributionSchema,
});

export type ConfiguratorRequest = z.output<typeof configuratorRequestSchema>;

/** Specification section 7, call 3. */
export const configuratorFormData = z.object(
  {
    phone: optionalText(BOUNDS.phone),
    company: optionalText(BOUNDS.company),
    websiteType: optionalChoice([...WEBSITE_TYPES, ...SUBSCRIPTIONS]),
    services: choices(SERVICES),
    timeline: optionalChoice(TIMELINES),
    source: optionalText(BOUNDS.source),
  },
  "form.error.invalid" satisfies SharedKey,
);
