import { quotesCopy } from "~/content/site/quotes/quotes-copy.server";
import type { By } from "~/lib/audit/audit-store.server";
import { isDatabaseAway } from "~/lib/db/database-errors.server";
import type { Language } from "~/lib/language/language";
import { fill } from "~/lib/text/fill";
import { formatMoment } from "~/lib/time/clock";
import { answerQuestion } from "./answer-question.server";
import { ANSWER_FIELD, QUESTION_FIELD, type RefusedReply } from "./desk-question";
import type { QuoteServices } from "./send-quote.server";

export type Replied =
  | { outcome: "answered" | "delayed" | "gone" }
  | { outcome: "refused"; refused: RefusedReply; status: number };

/** Nothing that was typed is lost when the database is away. */
export async function replyByForm(
  services: QuoteServices,
  { [QUESTION_FIELD]: id, [ANSWER_FIELD]: answer }: Readonly<Record<string, unknown>>,
  { language, ...by }: By & { language: Language },
): Promise<Replied> {
  const { problems } = quotesCopy[language].question;
  const text = typeof answer === "string" ? answer : "";
  const refused = (problem: RefusedReply["problem"], says: string, status: number): Replied => ({
    outcome: "refused",
    refused: { question: String(id), problem, says, text },
    status,
  });
  try {
    const answered = await answerQuestion(services, { id, answer }, by);
    if (answered.outcome === "invalid") return refused("invalid", problems.invalid, 422);
    if (answered.outcome !== "conflict") return { outcome: answered.outcome };
    const { answered_by, answered_at } = answered.question;
    const first = { who: answered_by ?? "", moment: formatMoment(answered_at ?? by.now.toISOString(), language) };
    return refused("conflict", fill(problems.conflict, first), 409);
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    return refused("failed", problems.failed, 503);
  }
}
