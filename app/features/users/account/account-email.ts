import * as z from "zod/mini";
import { emailAddress } from "~/components/forms/text-field";

/** null for what is not an address, which no account has. */
export function accountEmail(typed: string): string | null {
  return z.safeParse(emailAddress, typed).data?.toLowerCase() ?? null;
}
