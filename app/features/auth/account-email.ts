import * as z from "zod/mini";
import { emailAddress } from "~/features/forms/text-field";

/**
 * The e-mail of an account as it is stored, from the way somebody types it; null for what is not an address, which no
 * account has.
 */
export function accountEmail(typed: string): string | null {
  return z.safeParse(emailAddress, typed).data?.toLowerCase() ?? null;
}
