import * as z from "zod/mini";
import type { SharedKey } from "~/content/shared/shared-copy";
import { BOUNDS, emailAddress, optionalLines, optionalText, requiredText } from "./text-field";

const invalid: SharedKey = "form.error.invalid";

/** The confirmation that a customer gets, told in the words of the form that was filled in. */
export const autoResponseSchema = z.object({
  to: emailAddress,
  name: requiredText(BOUNDS.name, "form.error.nameMissing"),
  type: z.literal("offer-request", invalid),
  formData: z.object(
    {
      phone: optionalText(BOUNDS.phone),
      company: optionalText(BOUNDS.company),
      service: optionalText(BOUNDS.service),
      message: optionalLines(BOUNDS.message),
      source: optionalText(BOUNDS.source),
    },
    invalid,
  ),
});

export type AutoResponse = z.output<typeof autoResponseSchema>;
