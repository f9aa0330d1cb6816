import { business } from "~/content/business";
import { deskWords } from "~/content/desk/words.server";
import type { Db } from "~/lib/db/database.server";
import type { Language } from "~/lib/language/language";
import { fill } from "~/lib/text/fill";
import { findSignature } from "./signature-store.server";

/** Their own, or else one with their name; `language` is that of the mail. */
export async function signatureOf(db: Db, user: { id: string; email: string }, language: Language): Promise<string> {
  const known = await findSignature(db, user.id);
  if (known?.signature) return known.signature;
  const name = known && !known.name.includes("@") ? known.name : "";
  const phone = business.phone.national;
  return fill(deskWords[language].thread.signature, { name, business: business.name, phone }).replace(/\n\n\n/, "\n\n");
}
