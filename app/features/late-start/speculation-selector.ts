/** Selects the speculation rules in a document, in order to remove them. */
export const SPECULATION_SELECTOR = 'script[type="speculationrules"]';
