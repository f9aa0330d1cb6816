import { current, perChange } from "~/content/current";
import { LANGUAGES, type Language, type PerLanguage } from "~/lib/language/language";
import { en } from "./en";
import { nl } from "./nl";
import { ownQuestions } from "./own-questions";

type FaqCopy = typeof nl;

export const QUESTION_PARTS = ["question", "answer"] as const;
export type QuestionPart = (typeof QUESTION_PARTS)[number];

const shipped: PerLanguage<FaqCopy> = { nl, en };

const shippedIds: readonly string[] = nl.items.map(({ id }) => id);

export const questionIds = [...shippedIds, ...ownQuestions];

/** The names of the texts of a question, among the values of the desk. */
export function questionTexts(id: string): string[] {
  return LANGUAGES.flatMap((language) => QUESTION_PARTS.map((part) => questionText(id, part, language)));
}

function questionText(id: string, part: QuestionPart, language: Language): string {
  return `${id}.${part}/${language}`;
}

const blank = ownQuestions.flatMap(questionTexts).map((name) => [name, ""] as const);

const texts = LANGUAGES.flatMap((language) =>
  shipped[language].items.flatMap((item) =>
    QUESTION_PARTS.map((part) => [questionText(item.id, part, language), item[part]] as const),
  ),
);

/** Each value by its name, so that the desk can change one without the others. */
export const shippedQuestions: Readonly<Record<string, unknown>> = {
  order: [],
  ...Object.fromEntries(questionIds.map((id) => [`${id}.isShown`, true])),
  ...Object.fromEntries([...texts, ...blank]),
};

/** The questions that a visitor sees, in their order: those that `order` does not name come last. */
export function shownQuestions(values: Readonly<Record<string, unknown>>): string[] {
  const order = values.order as readonly string[];
  return [...new Set([...order, ...questionIds])].filter((id) => values[`${id}.isShown`] && isWritten(id, values));
}

/** All that `shownQuestions` leaves out, but free places. */
export function hiddenQuestions(values: Readonly<Record<string, unknown>>): string[] {
  return questionIds.filter((id) => !values[`${id}.isShown`] && isWritten(id, values));
}

export function isWritten(id: string, values: Readonly<Record<string, unknown>>): boolean {
  return questionTexts(id).every((name) => values[name] !== undefined && values[name] !== "");
}

const questions = current("questions", shippedQuestions);

/** The current question; empty if there is none. */
export function currentQuestion(id: string, language: Language): string {
  return String(questions[questionText(id, "question", language)] ?? "");
}

export const faqCopy = perChange((): PerLanguage<FaqCopy> => ({ nl: asked("nl"), en: asked("en") }));

function asked(language: Language): FaqCopy {
  const items = shownQuestions(questions).map((id) => ({
    id,
    question: String(questions[questionText(id, "question", language)]),
    answer: String(questions[questionText(id, "answer", language)]),
  }));
  return { ...shipped[language], items: items.length > 0 ? items : shipped[language].items };
}
