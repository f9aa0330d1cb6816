import { findUser } from "~/features/auth/store.server";
import type { Tx } from "~/lib/db/database.server";
import type { Language } from "~/lib/language/language";

/** The owner who does something, and the language of the desk. */
export interface Owner {
  id: string;
  email: string;
  language: Language;
}

/**
 * Whether who does something is still an owner, inside the transaction that does it: another owner may have changed that
 * since the page was asked for.
 */
export async function isActingOwner(tx: Tx, { id }: Owner): Promise<boolean> {
  return (await findUser(tx, { id }))?.role === "owner";
}
