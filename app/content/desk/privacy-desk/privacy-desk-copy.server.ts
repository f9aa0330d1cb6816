import type { PerLanguage } from "~/lib/language/language";
import { en } from "./en";
import { nl } from "./nl";

export type PrivacyDeskCopy = typeof nl;

export const privacyDeskCopy: PerLanguage<PrivacyDeskCopy> = { nl, en };
