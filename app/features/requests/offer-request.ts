import * as z from "zod/mini";
import type { SharedKey } from "~/content/shared/shared-copy";
import { attributionSchema } from "~/features/attribution/attribution";
import { SERVICES } from "./services";
import { BOUNDS, emailAddress, optionalLines, optionalText, requiredText, submissionId } from "./text-field";

const invalid: SharedKey = "form.error.invalid";

/**
 * What every form asks but the configurator: one schema for the browser and for `POST /api/offer-requests`.
 * The message of an issue is the key of its text.
 */
export const offerRequestSchema = z.object({
  submission_id: submissionId,
  name: requiredText(BOUNDS.name, "form.error.nameMissing"),
  email: emailAddress,
  phone: optionalText(BOUNDS.phone),
  company: optionalText(BOUNDS.company),
  service: z.pipe(
    z.nullish(z.enum([...SERVICES, ""], "form.error.serviceUnknown" satisfies SharedKey)),
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
  attribution: attributionSchema,
});

export type OfferRequest = z.output<typeof offerRequestSchema>;

/**
 * A field that people do not see: what stands in it was written by a program. Its name means nothing to a browser
 * that fills in forms by itself.
 */
export const HONEYPOT = "leave_empty";

/** How long the form was in use, in whole milliseconds, as the browser that showed it has measured. */
export const FILL_TIME = "fill_time";

/**
 * Who is done sooner is a program. Counted from the first focus in the form, so that nobody who has a browser fill it
 * in is this fast. Without a measurement (no scripts, a restored draft) there is no verdict.
 */
const SHORTEST_FILL_TIME = 1_000;

/** Whether a request was filled in by a program, going by the fields of its body. */
export function isSuspect(fields: Readonly<Record<string, unknown>>): boolean {
  const fillTime = fields[FILL_TIME];
  return Boolean(fields[HONEYPOT]) || (typeof fillTime === "number" && fillTime < SHORTEST_FILL_TIME);
}
