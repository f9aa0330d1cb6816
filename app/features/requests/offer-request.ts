import * as z from "zod/mini";
import { BOUNDS } from "~/components/forms/bounds";
import { optionalChoice } from "~/components/forms/choice-field";
import { emailAddress, optionalLines, optionalText, requiredText, submissionId } from "~/components/forms/text-field";
import type { SharedKey } from "~/content/shared/shared-copy";
import { attributionSchema } from "~/lib/attribution/attribution";
import { SERVICES } from "./services";

const invalid: SharedKey = "form.error.invalid";

/**
 * Fields of every form but the configurator: one schema for the browser and for `POST /api/offer-requests`. The message
 * of an issue is the key of its text.
 */
export const offerRequestSchema = z.object({
  submission_id: submissionId,
  name: requiredText(BOUNDS.name, "form.error.nameMissing"),
  email: emailAddress,
  phone: optionalText(BOUNDS.phone),
  company: optionalText(BOUNDS.company),
  service: optionalChoice(SERVICES, "form.error.serviceUnknown"),
  message: optionalLines(BOUNDS.message),
  /** The form it came from; empty if it is not known. `desk-` is entered at the desk. */
  source: z.pipe(
    optionalText(BOUNDS.source),
    z.transform((value, context) => {
      if (value && !/^(?!desk-)[a-z0-9-]+$/.test(value))
        context.issues.push({ code: "custom", message: invalid, input: value });
      return value ?? "";
    }),
  ),
  attribution: attributionSchema,
});

export type OfferRequest = z.output<typeof offerRequestSchema>;
