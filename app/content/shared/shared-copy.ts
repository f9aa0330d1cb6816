import type { nl as consentNl } from "~/content/site/consent/nl";
import type { nl as formsNl } from "~/content/site/forms/nl";
import type { nl } from "./nl";

/** The texts around every page: header, footer, errors. */
export type LayoutCopy = Record<keyof typeof nl, string>;

/** Labels, messages, toasts and outcomes of the forms. */
export type FormsCopy = Record<keyof typeof formsNl, string>;

/** The texts of the cookie banner and its settings. */
export type ConsentCopy = Record<keyof typeof consentNl, string>;

/** Texts that are used on more than one page, by key. */
export type SharedCopy = LayoutCopy & FormsCopy & ConsentCopy;

export type SharedKey = keyof SharedCopy;
