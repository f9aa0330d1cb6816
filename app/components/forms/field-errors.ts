import type * as z from "zod/mini";
import type { SharedKey } from "~/content/shared/shared-copy";
import type { LanguageValue } from "~/lib/language/language-context";
import { BOUNDS } from "./bounds";

export function firstErrors(error: z.core.$ZodError): Record<string, SharedKey> {
  const errors: Record<string, SharedKey> = {};
  for (const { path, message } of error.issues) errors[String(path[0] ?? "")] ??= message as SharedKey;
  return errors;
}

const LONGEST: Readonly<Record<string, number>> = { ...BOUNDS, description: BOUNDS.message };

export function inWords(
  errors: Readonly<Record<string, SharedKey>>,
  { t, language }: Pick<LanguageValue, "t" | "language">,
): Record<string, string> {
  const say = (field: string, message: SharedKey) => {
    const longest = message === "form.error.tooLong" && LONGEST[field];
    if (!longest) return t(message);
    return t("form.error.longest").replace("[max]", longest.toLocaleString(language));
  };
  return Object.fromEntries(Object.entries(errors).map(([field, message]) => [field, say(field, message)]));
}
