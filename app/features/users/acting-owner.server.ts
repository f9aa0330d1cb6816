import type { Tx } from "~/lib/db/database.server";
import type { Language } from "~/lib/language/language";
import type { Auth } from "./sign-in/auth.server";
import { findUser, lockOwners } from "./sign-in/sign-in-store.server";

export interface Owner {
  id: string;
  email: string;
  language: Language;
}

/** Does `work` if the user is still an owner: that may have changed since the page was requested. The owners stay the same meanwhile. */
export function asOwner<T>(
  { db }: Auth,
  owner: Owner,
  work: (tx: Tx, name: string) => Promise<T>,
): Promise<T | "forbidden"> {
  return db.transaction().execute(async (tx) => {
    await lockOwners(tx);
    const user = await findUser(tx, { id: owner.id });
    return user?.role === "owner" ? work(tx, user.name) : "forbidden";
  });
}
