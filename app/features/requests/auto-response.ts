import * as z from "zod/mini";
import { BOUNDS } from "~/components/forms/bounds";
import { emailAddress, optionalLines, optionalText, requiredText } from "~/components/forms/text-field";
import type { SharedKey } from "~/content/shared/shared-copy";
import { configuratorFormData } from "~/features/configurator/configurator-request";

const invalid: SharedKey = "form.error.invalid";

const phone = optionalText(BOUNDS.phone);
const message = optionalLines(BOUNDS.message);
const source = optionalText(BOUNDS.source);

/** The visitor's words, by form (spec section 7, call 3). */
const wordsSchema = z.discriminatedUnion(
  "type",
  [
    z.object({
      type: z.literal("offer-request"),
      formData: z.object(
        {
          phone,
          company: optionalText(BOUNDS.company),
          service: optionalText(BOUNDS.service),
          message,
          source,
        },
        invalid,
      ),
    }),
    z.object({
      type: z.literal("package-contact"),
      formData: z.object({ phone, message, source, package: optionalText(BOUNDS.service) }, invalid),
    }),
    z.object({
      type: z.literal("meta-ads-lead"),
      formData: z.object({ phone, message, source }, invalid),
    }),
    z.object({ type: z.literal("configurator"), formData: configuratorFormData }),
  ],
  invalid,
);

/** The confirmation that a customer gets, told in the words of the form that was filled in. */
export const autoResponseSchema = z.intersection(
  z.object({ to: emailAddress, name: requiredText(BOUNDS.name, "form.error.nameMissing") }),
  wordsSchema,
);

export type AutoResponse = z.output<typeof autoResponseSchema>;
export type AutoResponseType = AutoResponse["type"];
