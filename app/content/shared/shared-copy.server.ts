import type { Language, PerLanguage } from "~/lib/language/language";
import { facts } from "../facts.server";
import { fill } from "../fill";
import { en } from "./en";
import { nl } from "./nl";
import type { SharedCopy } from "./shared-copy";

const copy: PerLanguage<SharedCopy> = { nl, en };

export function sharedCopy(language: Language): SharedCopy {
  return fill(copy[language], facts(language));
}
