import type { Language, PerLanguage } from "~/lib/language/language";
import { filled } from "./facts.server";
import { en } from "./shared/en";
import { nl } from "./shared/nl";
import type { SharedCopy } from "./shared/shared-copy";
import { en as consentEn } from "./site/consent/en";
import { nl as consentNl } from "./site/consent/nl";
import { en as formsEn } from "./site/forms/en";
import { nl as formsNl } from "./site/forms/nl";

const copy: PerLanguage<SharedCopy> = {
  nl: { ...nl, ...formsNl, ...consentNl },
  en: { ...en, ...formsEn, ...consentEn },
};

export function sharedCopy(language: Language): SharedCopy {
  return filled(copy[language], language);
}
