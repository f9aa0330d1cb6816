/** Every database has its own order: SQLite's has all capitals before "a", and "é" after "z". */
export const byAlphabet = new Intl.Collator("nl", { numeric: true }).compare;
