/** Texts of the desk that are shown as they are. */
export const PLAIN_TEXT = /^[^<>{}\p{Cc}\p{Cs}]*$/u;
