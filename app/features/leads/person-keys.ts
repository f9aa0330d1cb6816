import type { LeadRow } from "~/lib/db/tables/lead-tables";
import type { PersonKeyRow } from "~/lib/db/tables/people-tables";
import { addressKey } from "~/lib/text/mail-domain";
import { internationalDigits } from "~/lib/text/phone";

/** The keys in the form in which they are compared. */
export type LeadKeys = Pick<LeadRow, "email_key" | "phone_key">;

export type PersonKey = Pick<PersonKeyRow, "kind" | "value">;

export function leadKeysOf({ email, phone }: Pick<LeadRow, "email" | "phone">): LeadKeys {
  return { email_key: (email && addressKey(email)) || null, phone_key: phone && internationalDigits(phone) };
}

/** An address or a number stands in the place of a missing name. */
export function isNamed({ name, email, phone }: Pick<LeadRow, "name" | "email" | "phone">): boolean {
  return name !== phone && (email === null || addressKey(name) !== addressKey(email));
}

/** The address is the only key: anybody can type another person's number, and many share one. */
export function keysOf({ email_key }: Pick<LeadKeys, "email_key">): PersonKey[] {
  return email_key ? [{ kind: "mail", value: email_key }] : [];
}
