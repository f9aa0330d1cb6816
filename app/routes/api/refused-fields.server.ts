import { inWords } from "~/components/forms/field-errors";
import type { SharedKey } from "~/content/shared/shared-copy";
import { sharedCopy } from "~/content/shared-copy.server";
import { fieldErrors } from "~/lib/http/json-error.server";
import type { Language } from "~/lib/language/language";

export function refusedFields(errors: Readonly<Record<string, SharedKey>>, language: Language): Response {
  const texts = sharedCopy(language);
  return fieldErrors(inWords(errors, { t: (key) => texts[key], language }));
}
