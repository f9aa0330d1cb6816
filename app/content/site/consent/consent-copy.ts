import type { nl } from "./nl";

/** The texts of the cookie banner and its settings. */
export type ConsentCopy = Record<keyof typeof nl, string>;
