import { en as consentEn } from "~/content/consent/en";
import { nl as consentNl } from "~/content/consent/nl";
import { en as formsEn } from "~/content/forms/en";
import { nl as formsNl } from "~/content/forms/nl";
import { en } from "~/content/shared/en";
import { nl } from "~/content/shared/nl";
import type { SharedCopy } from "~/content/shared/shared-copy";
import type { Language, PerLanguage } from "~/lib/language/language";
import { filled } from "./facts.server";

const copy: PerLanguage<SharedCopy> = {
  nl: { ...nl, ...formsNl, ...consentNl },
  en: { ...en, ...formsEn, ...consentEn },
};

export function sharedCopy(language: Language): SharedCopy {
  return filled(copy[language], language);
}
