import * as z from "zod/mini";
import type { SharedKey } from "~/content/shared/shared-copy";
import { attributionSchema } from "~/features/attribution/attribution";
import { BOUNDS } from "~/features/forms/bounds";
import { emailAddress, optionalLines, optionalText, requiredText, submissionId } from "~/features/forms/text-field";
import { BUDGETS, FEATURES, PREFERRED_CONTACTS, SERVICES, SUBSCRIPTIONS, TIMELINES, WEBSITE_TYPES } from "./options";

const unknown: SharedKey = "form.error.choiceUnknown";

/** One of `ids`; empty or absent becomes null. */
function optionalChoice<const Ids extends readonly [string, ...string[]]>(ids: Ids) {
  return z.pipe(
    z.nullish(z.enum([...ids, ""], unknown)),
    z.transform((value) => (value || null) as Ids[number] | null),
  );
}

/**
 * Any of `ids`, each once, in the order of the list; none when absent. A plain form sends a single choice as a text,
 * and does not send the field when nothing is chosen.
 */
function choices<const Ids extends readonly [string, ...string[]]>(ids: Ids) {
  const list = z.array(z.enum(ids, unknown), unknown).check(z.maxLength(ids.length, unknown));
  return z.pipe(
    z.nullish(z.union([list, z.enum([...ids, ""], unknown)], unknown)),
    z.transform((chosen): Ids[number][] => {
      const listed: readonly string[] = typeof chosen === "string" ? [chosen] : (chosen ?? []);
      return ids.filter((id) => listed.includes(id));
    }),
  );
}

/**
 * A finished configuration: one schema for the browser and for `POST /api/configurator-requests`. The message of an
 * issue is the key of its text.
 */
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

/** The part of a configuration that its confirmation repeats (spec section 7, call 3). */
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
