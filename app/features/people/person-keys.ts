import type { LeadRow } from "~/lib/db/lead-tables";
import type { PersonKeyRow } from "~/lib/db/people-tables";
import { internationalDigits } from "~/lib/phone";

/** The address and number of a lead, as they are compared. */
export type LeadKeys = Pick<LeadRow, "email_key" | "phone_key">;

/** Somebody is known by this. */
export type PersonKey = Pick<PersonKeyRow, "kind" | "value">;

/** However they are written, the same address and the same number. */
export function leadKeysOf({ email, phone }: Pick<LeadRow, "email" | "phone">): LeadKeys {
  return { email_key: email?.trim().toLowerCase() || null, phone_key: phone && internationalDigits(phone) };
}

/** By what a lead finds its person: its address first, since a number is sooner shared. */
export function keysOf({ email_key, phone_key }: LeadKeys): PersonKey[] {
  return [
    ...(email_key ? [{ kind: "mail" as const, value: email_key }] : []),
    ...(phone_key ? [{ kind: "phone" as const, value: phone_key }] : []),
  ];
}
