import type { LeadRow } from "~/lib/db/lead-tables";
import type { PersonKeyRow } from "~/lib/db/people-tables";
import { addressKey } from "~/lib/mail-domain";
import { internationalDigits } from "~/lib/phone";

/** The address and number of a lead, in the form in which they are compared. */
export type LeadKeys = Pick<LeadRow, "email_key" | "phone_key">;

/** An address that somebody is known by. */
export type PersonKey = Pick<PersonKeyRow, "kind" | "value">;

/** The same address or number gets the same key, however it is written. */
export function leadKeysOf({ email, phone }: Pick<LeadRow, "email" | "phone">): LeadKeys {
  return { email_key: (email && addressKey(email)) || null, phone_key: phone && internationalDigits(phone) };
}

/** Whether somebody left a name: else an address or a number stands in its place. */
export function isNamed({ name, email, phone }: Pick<LeadRow, "name" | "email" | "phone">): boolean {
  return name !== phone && (email === null || addressKey(name) !== addressKey(email));
}

/** What a lead finds its person by: its address. Anybody can type somebody else's number, and many share one. */
export function keysOf({ email_key }: Pick<LeadKeys, "email_key">): PersonKey[] {
  return email_key ? [{ kind: "mail", value: email_key }] : [];
}
