import type { Language, PerLanguage } from "~/lib/language/language";
import { facts } from "../facts.server";
import { fill } from "../fill";
import { en as formsEn } from "../forms/en";
import { nl as formsNl } from "../forms/nl";
import { en } from "./en";
import { nl } from "./nl";
import type { SharedCopy } from "./shared-copy";

const copy: PerLanguage<SharedCopy> = { nl: { ...nl, ...formsNl }, en: { ...en, ...formsEn } };

export function sharedCopy(language: Language): SharedCopy {
  return fill(copy[language], facts(language));
}
