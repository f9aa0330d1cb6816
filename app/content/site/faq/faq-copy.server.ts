import { current, perChange } from "~/content/current";
import type { Language, PerLanguage } from "~/lib/language/language";
import { en } from "./en";
import { nl } from "./nl";

type FaqCopy = typeof nl;

const shipped: PerLanguage<FaqCopy> = { nl, en };

const entries = (["nl", "en"] as const).flatMap((language) =>
  shipped[language].items.flatMap(({ id, question, answer }) => [
    [questionName(id, "question", language), question] as const,
    [questionName(id, "answer", language), answer] as const,
  ]),
);

/** Each text by its name, so that the desk can change one without the others. */
export const shippedQuestions: Readonly<Record<string, string>> = Object.fromEntries(entries);

export const questionIds: readonly string[] = nl.items.map(({ id }) => id);

function questionName(id: string, part: "question" | "answer", language: Language): string {
  return `${id}.${part}/${language}`;
}

const questions = current("questions", shippedQuestions);

export const faqCopy = perChange((): PerLanguage<FaqCopy> => ({ nl: asked("nl"), en: asked("en") }));

function asked(language: Language): FaqCopy {
  const copy = shipped[language];
  const items = copy.items.map((item) => ({
    ...item,
    question: questions[questionName(item.id, "question", language)] ?? item.question,
    answer: questions[questionName(item.id, "answer", language)] ?? item.answer,
  }));
  return { ...copy, items };
}
