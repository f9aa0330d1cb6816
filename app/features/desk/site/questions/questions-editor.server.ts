import * as z from "zod/mini";
import {
  currentQuestion,
  hiddenQuestions,
  isWritten,
  questionIds,
  questionTexts,
  shippedQuestions,
  shownQuestions,
} from "~/content/site/faq/faq-copy.server";
import { ownQuestions } from "~/content/site/faq/own-questions";
import type { Language } from "~/lib/language/language";
import { fill } from "~/lib/text/fill";
import { type ContentKind, isSame, type Values } from "~/platform/site-content/content-kind";
import { isShowable, PLACEHOLDER, problemOf, readField } from "../check-field.server";
import { moved } from "../move-buttons";
import { REBUILD } from "../paths";
import type { Fields, ReadForm, SiteEditor } from "../site-editor";
import { QUESTION_LENGTHS, type SiteField } from "../site-fields";

/** Prices go by their names, so that they are the same everywhere. */
const SUM = /€|\beuros?\b|\bEUR\b/i;

/** `path` is the name of a text in `shippedQuestions`. A free place has no texts. */
function fieldOf(path: string): SiteField {
  const isAnswer = path.includes(".answer/");
  return { path, check: isAnswer ? "story" : "words", most: QUESTION_LENGTHS[isAnswer ? "answer" : "question"] };
}

function sumProblem(text: unknown): "sum" | null {
  return SUM.test(String(text).replace(PLACEHOLDER, "")) ? "sum" : null;
}

const texts = questionIds.flatMap(questionTexts);

const questionsKind: ContentKind = {
  id: "questions",
  shipped: shippedQuestions,
  schemas: {
    // Those that a later version no longer ships do no harm.
    order: z.array(z.string()),
    ...Object.fromEntries(questionIds.map((id) => [`${id}.isShown`, z.boolean()])),
    ...Object.fromEntries(
      texts.map((name) => [name, z.custom((text) => isShowable(fieldOf(name), text) && sumProblem(text) === null)]),
    ),
  },
};

/** The form has the texts of all questions, shown or not, and in `order` the ids of those that are shown. */
export const questionsEditor: SiteEditor = {
  kind: questionsKind,
  fieldsOf: (values) => {
    const [shown, hidden] = [shownQuestions(values), hiddenQuestions(values)];
    const texts = [...shown, ...hidden].flatMap(questionTexts).map((name) => [name, String(values[name])]);
    return { ...Object.fromEntries(texts), order: shown.join(" "), hidden: hidden.join(" ") };
  },
  read: readQuestions,
  rearrange,
  name: (name, { questions }) => {
    const [id = "", part = ""] = name.split("/")[0]?.split(".") ?? [];
    if (id === "order") return questions.names.order;
    const said = part === "answer" ? questions.names.answer : questions.names.question;
    const language: Language = name.endsWith("/en") ? "en" : "nl";
    return fill(said, { question: currentQuestion(id, language) || questions.names.own });
  },
  present: (_name, value, { questions, history }, language) => {
    if (typeof value === "boolean") return value ? questions.shown : questions.removed;
    if (typeof value === "string") return value || questions.none;
    const asked = (value as string[]).map((id) => currentQuestion(id, language)).filter((question) => question !== "");
    return asked.join(" · ") || history.shipped;
  },
};

function idsIn(field: string | undefined): string[] {
  return [...new Set(field?.split(" "))].filter((id) => questionIds.includes(id));
}

function readQuestions(fields: Fields, known: Values): ReadForm {
  const shown = idsIn(fields.order);
  const errors: Record<string, string> = shown.length === 0 ? { order: "last" } : {};
  const read: Record<string, unknown> = {};
  for (const id of [...shown, ...idsIn(fields.hidden)]) {
    const isShown = shown.includes(id);
    const texts = questionTexts(id).map((name) => {
      return [name, readField(fieldOf(name), fields[name] ?? "")] as const;
    });
    const wrong = texts.flatMap(([name, text]) => {
      const problem = problemOf(fieldOf(name), text) ?? sumProblem(text);
      return problem ? [[name, problem] as const] : [];
    });
    if (isShown) Object.assign(errors, Object.fromEntries(wrong));
    if (wrong.length === 0) Object.assign(read, Object.fromEntries(texts));
    // A question that was begun and given up leaves nothing.
    if (wrong.length === 0 || isWritten(id, known)) read[`${id}.isShown`] = isShown;
  }
  const values = { ...known, ...read };
  // Questions that another user added meanwhile are not in this form.
  const orderedBy = (order: unknown) => shownQuestions({ ...values, order }).filter((id) => shown.includes(id));
  const order = [known.order, []].find((each) => isSame(orderedBy(each), shown)) ?? shown;
  return { values: { ...values, order }, errors };
}

function rearrange(fields: Fields): Fields | null {
  const [todo, id = ""] = fields.do?.split(".") ?? [];
  const [shown, hidden] = [idsIn(fields.order), idsIn(fields.hidden)];
  const arranged = (order: string[], others: string[], more: Fields = {}): Fields => ({
    ...{ ...fields, ...more },
    ...{ order: order.join(" "), hidden: others.join(" ") },
  });
  const without = (ids: string[], gone: string) => ids.filter((each) => each !== gone);
  switch (todo) {
    case REBUILD:
      return arranged(shown, hidden);
    case "up":
    case "down":
      return arranged(moved(shown, id, todo), hidden);
    case "remove":
      return arranged(without(shown, id), [...hidden, id]);
    case "restore": {
      const before = questionIds.slice(0, questionIds.indexOf(id)).findLast((each) => shown.includes(each));
      const place = before === undefined ? 0 : shown.indexOf(before) + 1;
      return arranged(without(shown, id).toSpliced(place, 0, id), without(hidden, id));
    }
    case "add": {
      const free = ownQuestions.filter((own) => !shown.includes(own) && !hidden.includes(own));
      // Any of them, so that two users who add one do not write in the same place.
      const own = free[Math.floor(Math.random() * free.length)];
      if (!own) return arranged(shown, hidden);
      const blank = Object.fromEntries(questionTexts(own).map((name) => [name, ""]));
      return arranged([...shown, own], hidden, { ...blank, do: `add.${own}` });
    }
    default:
      return null;
  }
}
