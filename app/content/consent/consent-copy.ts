import type { nl } from "./nl";

/** Texts of the banner and the settings of consent. */
export type ConsentCopy = Record<keyof typeof nl, string>;
