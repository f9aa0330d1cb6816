import type { LeadRow } from "~/lib/db/lead-tables";
import type { PersonKeyRow } from "~/lib/db/people-tables";
import { internationalDigits } from "~/lib/phone";

/** The address and number of a lead, in the form in which they are compared. */
export type LeadKeys = Pick<LeadRow, "email_key" | "phone_key">;

/** An address or number that somebody is known by. */
export type PersonKey = Pick<PersonKeyRow, "kind" | "value">;

/** The same address or number gets the same key, however it is written. */
export function leadKeysOf({ email, phone }: Pick<LeadRow, "email" | "phone">): LeadKeys {
  return { email_key: email?.trim().toLowerCase() || null, phone_key: phone && internationalDigits(phone) };
}

/** The keys by which a lead finds its person: its address first, since numbers are more often shared. */
export function keysOf({ email_key, phone_key }: LeadKeys): PersonKey[] {
  return [
    ...(email_key ? [{ kind: "mail" as const, value: email_key }] : []),
    ...(phone_key ? [{ kind: "phone" as const, value: phone_key }] : []),
  ];
}
