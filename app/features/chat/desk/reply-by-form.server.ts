import * as z from "zod/mini";
import { type FormAnswer, formAnswer } from "~/components/forms/form-answer";
import { deskWords } from "~/content/desk/words.server";
import { isDatabaseAway } from "~/lib/db/database-errors.server";
import type { Language } from "~/lib/language/language";
import { type AttendServices, answerAsPerson } from "../attend.server";
import { personLineSchema } from "../chat-calls";

/** Null if the answer is in the conversation. Nothing that was typed is lost. */
export async function replyByForm(
  services: AttendServices,
  conversation: string,
  fields: Record<string, unknown>,
  language: Language,
): Promise<{ answer: FormAnswer; status: number } | null> {
  const { problems } = deskWords[language].admin.chat.reply;
  const line = z.safeParse(personLineSchema, { id: fields.line, text: fields.text });
  if (!line.success) {
    const problem = String(fields.text ?? "").trim() ? problems.invalid : problems.empty;
    return { answer: formAnswer(problem, fields), status: 422 };
  }
  try {
    await answerAsPerson(services, conversation, line.data);
    return null;
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    return { answer: formAnswer(problems.failed, fields), status: 503 };
  }
}
