import { deskWords } from "~/content/desk/words.server";
import type { Language } from "~/lib/language/language";
import { mailTroubleOf } from "./mail-trouble";
import type { MailReason } from "./mail-view";

/** `error`: as recorded of a failed attempt; empty where nothing is. */
export function reasonMessage(error: string, language: Language): MailReason;
export function reasonMessage(error: string | null, language: Language): MailReason | null;
export function reasonMessage(error: string | null, language: Language): MailReason | null {
  return error === null ? null : { text: deskWords[language].mailTroubles[mailTroubleOf(error)], technical: error };
}

/** In one line. */
export function shortReasonMessage(error: string, language: Language): string {
  const { text, technical } = reasonMessage(error, language);
  return `${text} (${technical})`;
}
