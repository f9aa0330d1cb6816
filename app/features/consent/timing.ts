/** Milliseconds after the page has loaded until it asks (specification, section 4). */
export const ASKS_AFTER = 1_500;
/** The id of the banner in the document. */
export const BANNER_ID = "consent";

/** In session storage: which button of the banner was pressed on a page that was left before its scripts came. */
export const PRESSED_KEY = "consentPressed";
