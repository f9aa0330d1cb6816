import * as z from "zod/mini";
import { BOUNDS } from "~/components/forms/bounds";
import { optionalChoice } from "~/components/forms/choice-field";
import { firstErrors } from "~/components/forms/field-errors";
import { emailAddress, optionalLines, optionalText, requiredText, submissionId } from "~/components/forms/text-field";
import type { DeskWords } from "~/content/desk/nl";
import type { SharedKey } from "~/content/shared/shared-copy";
import { SERVICES } from "~/features/requests/services";
import { internationalDigits } from "~/lib/text/phone";
import { isBlank } from "~/lib/text/tidy-text";
import { LEAD_BOUNDS } from "../lead";

export const CHANNELS = ["phone", "whatsapp", "visit", "referral", "other"] as const;
export type Channel = (typeof CHANNELS)[number];

/** The typed values, by the name of the field. */
export type HandFields = Partial<Record<string, string>>;

/** The key of a text of this form, or of one that all forms share. */
export type HandError = keyof DeskWords["leadByHand"]["errors"] | SharedKey;

const own = (name: keyof DeskWords["leadByHand"]["errors"]) => name;
const INVALID: SharedKey = "form.error.invalid";
const NAME_MISSING: SharedKey = "form.error.nameMissing";
const UNTICKED: readonly unknown[] = [null, undefined, false, "false", "off", "0"];

const schema = z.object({
  submission_id: submissionId,
  name: requiredText(BOUNDS.name, NAME_MISSING),
  phone: optionalText(BOUNDS.phone).check(
    z.refine((typed) => typed === null || internationalDigits(typed) !== null, own("phoneInvalid")),
  ),
  email: orNull(emailAddress),
  company: optionalText(BOUNDS.company),
  channel: z.pipe(
    optionalChoice(CHANNELS),
    z.transform((channel) => channel ?? "other"),
  ),
  referred_by: optionalText(BOUNDS.name),
  service: optionalChoice(SERVICES, "form.error.serviceUnknown"),
  message: optionalLines(BOUNDS.message),
  next_action: optionalText(LEAD_BOUNDS.action),
  /** `YYYY-MM-DD` */
  next_action_on: orNull(z.string(INVALID).check(z.refine(isDay, own("dayInvalid")))),
  confirm: z.pipe(
    z.optional(z.unknown()),
    z.transform((ticked) => !UNTICKED.includes(ticked)),
  ),
  /** The person whom somebody at the desk says it is. */
  join: orNull(z.guid(INVALID)),
});

export type HandLead = z.output<typeof schema>;

type ReadHandLead = { lead: HandLead; errors: null } | { lead: null; errors: Record<string, HandError> };

/** Runs in the browser too: a lead waits on the device only if the server would accept it. */
export function readHandLead(typed: Record<string, unknown>): ReadHandLead {
  const fields = Object.fromEntries(
    Object.entries(typed).map(([name, value]) => [name, typeof value === "string" && isBlank(value) ? null : value]),
  );
  const parsed = z.safeParse(schema, fields);
  const errors: Record<string, HandError> = parsed.success ? {} : firstErrors(parsed.error);
  // The shared text would speak to the visitor.
  if (errors.name === NAME_MISSING) errors.name = "nameMissing";
  if (!fields.phone && !fields.email) errors.phone ??= "contactMissing";
  if (!UNTICKED.includes(fields.confirm) && !fields.email) errors.email ??= "confirmAddress";
  if (fields.next_action_on && !fields.next_action) errors.next_action ??= "actionMissing";
  return parsed.success && Object.keys(errors).length === 0
    ? { lead: parsed.data, errors: null }
    : { lead: null, errors };
}

/** "0026" is a year that was meant to be 2026. */
function isDay(text: string): boolean {
  const moment = /^2\d{3}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text);
}

function orNull<T extends z.ZodMiniType<string, string>>(field: T) {
  return z.pipe(
    z.nullish(field),
    z.transform((value) => value ?? null),
  );
}

/** A person whom an entered lead may be from. */
export interface KnownPerson {
  id: string;
  name: string;
  /** The sentence shown: the reason, the name, and the day of the last request. */
  says: string;
  /** An equal address joins by itself; the rest is for the user to say. */
  by: "email" | "phone" | "name";
}
