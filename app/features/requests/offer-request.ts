import * as z from "zod/mini";
import type { SharedKey } from "~/content/shared/shared-copy";
import { SERVICE_OPTIONS } from "./services";
import { BOUNDS, emailAddress, optionalLines, optionalText, requiredText } from "./text-field";

const invalid: SharedKey = "form.error.invalid";

/**
 * A request for a quote: one schema for the browser and for `POST /api/offer-requests`.
 * The message of an issue is the key of its text.
 */
export const offerRequestSchema = z.object({
  /** Made by the browser when a form is first touched: a repeat of it is the same request. */
  submission_id: z.pipe(
    z.nullish(z.guid(invalid)),
    z.transform((value) => value?.toLowerCase() ?? null),
  ),
  name: requiredText(BOUNDS.name, "form.error.nameMissing"),
  email: emailAddress,
  phone: optionalText(BOUNDS.phone),
  company: optionalText(BOUNDS.company),
  service: z.pipe(
    z.nullish(z.enum([...SERVICE_OPTIONS, ""], "form.error.serviceUnknown" satisfies SharedKey)),
    z.transform((value) => value || null),
  ),
  message: optionalLines(BOUNDS.message),
  /** The form it came from; empty when it is not known. */
  source: z.pipe(
    optionalText(BOUNDS.source),
    z.transform((value, context) => {
      if (value && !/^[a-z0-9-]+$/.test(value)) context.issues.push({ code: "custom", message: invalid, input: value });
      return value ?? "";
    }),
  ),
});

export type OfferRequest = z.output<typeof offerRequestSchema>;

/**
 * A field that people do not see: what stands in it was written by a program. Its name means nothing to a browser
 * that fills in forms by itself.
 */
export const HONEYPOT = "leave_empty";
