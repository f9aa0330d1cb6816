/** All that a form can post at once. */
const MOST_OWN = 10;

/** Places for questions of the desk: those without texts are free. */
export const ownQuestions: readonly string[] = Array.from({ length: MOST_OWN }, (_, index) => `own${index + 1}`);
