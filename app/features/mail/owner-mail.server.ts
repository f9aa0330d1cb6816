import { business } from "~/content/business";
import type { Env } from "~/lib/env.server";
import type { Language } from "~/lib/language/language";

/** The language of mails to the owner. */
export const OWNER_LANGUAGE: Language = "nl";

/** The address for mails to the owner. */
export function ownerAddress({ OWNER_EMAIL, ADMIN_EMAIL }: Pick<Env, "OWNER_EMAIL" | "ADMIN_EMAIL">): string {
  return OWNER_EMAIL ?? ADMIN_EMAIL ?? business.email;
}
