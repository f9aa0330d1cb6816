/**
 * Compares as people put names in order, capitals and accents beside the plain letter. Databases each have an order of their
 * own: SQLite's has every capital before "a", and "é" after "z".
 */
export const byAlphabet = new Intl.Collator("nl", { numeric: true }).compare;
