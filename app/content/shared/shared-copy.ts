import type { ConsentCopy } from "~/content/site/consent/consent-copy";
import type { FormsCopy } from "~/content/site/forms/forms-copy";
import type { nl } from "./nl";

/** The texts around every page: header, footer, errors. */
export type LayoutCopy = Record<keyof typeof nl, string>;

/** Texts that are used on more than one page, by key. */
export type SharedCopy = LayoutCopy & FormsCopy & ConsentCopy;

export type SharedKey = keyof SharedCopy;
