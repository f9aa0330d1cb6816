export const LENGTHS = { question: 120, answer: 1_000 };
