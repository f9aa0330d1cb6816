import type { PageId } from "~/content/pages";
import type { PerLanguage } from "~/lib/language/language";
import { en as cookiesEn } from "../cookies/en";
import { nl as cookiesNl } from "../cookies/nl";
import { en as privacyEn } from "../privacy/en";
import { nl as privacyNl } from "../privacy/nl";
import { en as termsEn } from "../terms/en";
import { nl as termsNl } from "../terms/nl";
import { en } from "./en";
import { nl } from "./nl";
import type { PolicyCopy } from "./policy-copy";

export type PolicyId = Extract<PageId, "privacy" | "cookies" | "terms">;

/** The legal documents, by the id of their page. */
export const policies: Record<PolicyId, PerLanguage<PolicyCopy>> = {
  privacy: { nl: privacyNl, en: privacyEn },
  cookies: { nl: cookiesNl, en: cookiesEn },
  terms: { nl: termsNl, en: termsEn },
};

export type PolicyWords = typeof nl;

/** The words around every legal document. */
export const policyWords: PerLanguage<PolicyWords> = { nl, en };
