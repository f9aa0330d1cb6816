export const SPECULATION_SELECTOR = 'script[type="speculationrules"]';
