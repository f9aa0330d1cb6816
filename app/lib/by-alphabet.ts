/**
 * Compares names the way people sort them, with capitals and accents beside the plain letter. Every database has its
 * own order: SQLite's has all capitals before "a", and "é" after "z".
 */
export const byAlphabet = new Intl.Collator("nl", { numeric: true }).compare;
