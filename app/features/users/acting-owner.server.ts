import type { Tx } from "~/lib/db/database.server";
import type { Language } from "~/lib/language/language";
import { findUser } from "./sign-in/sign-in-store.server";

export interface Owner {
  id: string;
  email: string;
  language: Language;
}

/** Inside the transaction of the act: another owner may have changed that since the page was requested. */
export async function isActingOwner(tx: Tx, { id }: Owner): Promise<boolean> {
  return (await findUser(tx, { id }))?.role === "owner";
}
