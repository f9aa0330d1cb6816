import { shippedQuestions } from "~/content/site/faq/faq-copy.server";
import { fill } from "~/lib/text/fill";
import type { Fields, SiteEditor } from "../site-editor";
import { oneLine } from "../text-problem.server";
import { questionProblem, questionsKind } from "./questions-kind.server";

const names = Object.keys(shippedQuestions);

export const questionsEditor: SiteEditor = {
  kind: questionsKind,
  fieldsOf: (values) => Object.fromEntries(names.map((name) => [name, String(values[name] ?? "")])),
  read: (fields: Fields) => {
    const values = Object.fromEntries(names.map((name) => [name, oneLine(fields[name] ?? "")]));
    const errors = Object.entries(values).flatMap(([name, text]) => {
      const problem = questionProblem(name, text);
      return problem ? [[name, problem] as const] : [];
    });
    return errors.length > 0 ? { errors: Object.fromEntries(errors) } : { values };
  },
  problems: ({ questions }) => questions.problems,
  name: (name, { questions }) => {
    const [id = "", part = ""] = name.split("/")[0]?.split(".") ?? [];
    const said = part === "answer" ? questions.names.answer : questions.names.question;
    return fill(said, { question: shippedQuestions[`${id}.question/${name.endsWith("/en") ? "en" : "nl"}`] ?? id });
  },
  present: (_name, value) => String(value),
};
