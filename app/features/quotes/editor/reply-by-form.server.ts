import { type FormAnswer, formAnswer } from "~/components/forms/form-answer";
import { deskWords } from "~/content/desk/words.server";
import type { By } from "~/lib/audit/audit-store.server";
import { isDatabaseAway } from "~/lib/db/database-errors.server";
import type { Language } from "~/lib/language/language";
import { fill } from "~/lib/text/fill";
import { formatMoment } from "~/lib/time/clock";
import type { QuoteServices } from "../mails.server";
import { ANSWER_FIELD, QUESTION_FIELD } from "../paths";
import { answerQuestion } from "./answer-question.server";

export type Replied =
  | { outcome: "answered" | "delayed" | "gone" }
  | { outcome: "refused"; answer: FormAnswer<typeof ANSWER_FIELD>; status: number };

/** Nothing that was typed is lost when the database is away. */
export async function replyByForm(
  services: QuoteServices,
  fields: Readonly<Record<string, unknown>>,
  { language, ...by }: By & { language: Language },
): Promise<Replied> {
  const { problems } = deskWords[language].quotes.question;
  const refused = (says: string, status: number): Replied => ({
    outcome: "refused",
    answer: formAnswer(null, fields, { [ANSWER_FIELD]: says }),
    status,
  });
  try {
    const answered = await answerQuestion(services, { id: fields[QUESTION_FIELD], answer: fields[ANSWER_FIELD] }, by);
    if (answered.outcome === "invalid") return refused(problems.invalid, 422);
    if (answered.outcome !== "conflict") return { outcome: answered.outcome };
    const { answered_by, answered_at } = answered.question;
    const first = { who: answered_by ?? "", moment: formatMoment(answered_at ?? by.now.toISOString(), language) };
    return { outcome: "refused", answer: formAnswer(fill(problems.conflict, first), fields), status: 409 };
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    return refused(problems.failed, 503);
  }
}
