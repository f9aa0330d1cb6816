import type { nl } from "./nl";

export type SharedKey = keyof typeof nl;

/** Texts that stand on more than one page: header, footer, forms, toasts, errors. */
export type SharedCopy = Record<SharedKey, string>;
