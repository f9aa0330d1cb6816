import * as z from "zod/mini";
import { BOUNDS } from "~/components/forms/bounds";
import { errorsInWords } from "~/components/forms/form-answer";
import { emailAddress, optionalText, requiredText } from "~/components/forms/text-field";
import { deskWords } from "~/content/desk/words.server";
import { sharedCopy } from "~/content/shared-copy.server";
import type { Language } from "~/lib/language/language";
import { internationalDigits } from "~/lib/text/phone";
import { isBlank } from "~/lib/text/tidy-text";
import { PROJECT_KINDS } from "../project";

const INVALID = "form.error.invalid";

/** Fields of the customer, as the desk types them. */
export const customerFields = {
  customer_name: requiredText(BOUNDS.name, "form.error.nameMissing"),
  company: optionalText(BOUNDS.company),
  email: orNull(emailAddress),
  phone: optionalText(BOUNDS.phone).check(
    z.refine((typed) => typed === null || internationalDigits(typed) !== null, "phone"),
  ),
};

export const kindField = z.enum(PROJECT_KINDS, "form.error.choiceUnknown");
export const languageField = z.enum(["nl", "en"], "form.error.choiceUnknown");

export function orNull<T extends z.ZodMiniType<string, string>>(field: T) {
  return z.pipe(
    z.nullish(field),
    z.transform((value) => value ?? null),
  );
}

/** Fields with nothing in the place of blanks. */
export function withoutBlanks(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, typeof value === "string" && isBlank(value) ? null : value]),
  );
}

/** The first error of each field, in words. */
export function errorsOf({ issues }: z.core.$ZodError, language: Language): Partial<Record<string, string>> {
  const { errors } = deskWords[language].projects.make;
  const words = { ...sharedCopy(language), ...errors };
  const isKnown = (name: string): name is keyof typeof words => Object.hasOwn(words, name);
  const first: Record<string, keyof typeof words> = {};
  for (const { path, message } of issues) first[String(path[0] ?? "")] ??= isKnown(message) ? message : INVALID;
  return errorsInWords(first, words);
}
