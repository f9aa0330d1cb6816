/** Milliseconds after load (specification, section 4). */
export const ASKS_AFTER = 1_500;
export const BANNER_ID = "consent";

/** Session storage, for a page that was left before its scripts came. */
export const PRESSED_KEY = "consentPressed";
