import { deskWords } from "~/content/desk/words.server";
import type { Role } from "~/features/users/sign-in/role";
import type { LeadRow } from "~/lib/db/tables/lead-tables";
import type { Language } from "~/lib/language/language";
import { privacyPath, WHO_PARAM } from "../paths";

export interface LinkToPrivacy {
  path: string;
  label: string;
}

/** Null for staff, and without address and number. */
export function linkToPrivacy(
  { email, phone }: Pick<LeadRow, "email" | "phone">,
  role: Role,
  language: Language,
): LinkToPrivacy | null {
  const who = email || phone;
  if (role !== "owner" || !who) return null;
  return { path: privacyPath({ [WHO_PARAM]: who }), label: deskWords[language].privacyDesk.fromLead };
}
