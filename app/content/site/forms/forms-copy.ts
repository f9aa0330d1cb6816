import type { nl } from "./nl";

/** Labels, messages, toasts and outcomes of the forms. */
export type FormsCopy = Record<keyof typeof nl, string>;
