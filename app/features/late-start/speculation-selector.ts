/** The rules in a document, for whoever takes them out. */
export const SPECULATION_SELECTOR = 'script[type="speculationrules"]';
