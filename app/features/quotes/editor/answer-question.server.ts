import * as z from "zod/mini";
import { requiredLines } from "~/components/forms/text-field";
import { MAIL_PATIENCE } from "~/features/mail/outbox/outbox.server";
import { type By, recordAudit } from "~/lib/audit/audit-store.server";
import type { QuoteQuestionRow } from "~/lib/db/tables/quote-tables";
import { type QuoteServices, quoteAnswerMail } from "../mails.server";
import { findQuestion, writeAnswer } from "../question-store.server";
import { answerQuestionWait } from "../question-waits.server";
import { QUOTE_BOUNDS } from "../quote";
import { findQuote } from "../quote-store.server";

/** Outcomes of an answer. `invalid`, `conflict` and `gone` store nothing. */
export type QuestionAnswered =
  | { outcome: "answered" | "delayed" | "invalid" | "gone" }
  | { outcome: "conflict"; question: QuoteQuestionRow };

const text = requiredLines(QUOTE_BOUNDS.answer, "form.error.invalid");

/** Sent twice, it is one answer; the first of two colleagues' stays. `delayed`: the mail goes out later. */
export async function answerQuestion(
  services: QuoteServices,
  { id, answer }: { id: unknown; answer: unknown },
  { user, now }: By,
): Promise<QuestionAnswered> {
  const { db, outbox, live } = services;
  const parsed = z.safeParse(text, answer);
  const asked = await findQuestion(db, String(id));
  const quote = asked && (await findQuote(db, { id: asked.quote_id }));
  if (!quote) return { outcome: "gone" };
  if (!parsed.success) return { outcome: "invalid" };
  const written = { answer: parsed.data, answered_at: now.toISOString(), answered_by: user.email };
  const enqueued = await db.transaction().execute(async (tx) => {
    const answered = await writeAnswer(tx, asked.id, written);
    if (!answered) return undefined;
    await answerQuestionWait(tx, quote, now.toISOString());
    await recordAudit(tx, { user, action: "quote.answered", subject: `quote:${quote.id}`, at: now });
    return outbox.enqueue(tx, quoteAnswerMail(quote, answered, services));
  });
  if (enqueued && quote.lead_id !== null) void live.publish({ kind: "lead-changed", lead: quote.lead_id });
  if (enqueued) return { outcome: (await outbox.deliver(enqueued, MAIL_PATIENCE)) === "sent" ? "answered" : "delayed" };
  const known = await findQuestion(db, asked.id);
  if (!known) return { outcome: "gone" };
  return known.answer === parsed.data ? { outcome: "answered" } : { outcome: "conflict", question: known };
}
