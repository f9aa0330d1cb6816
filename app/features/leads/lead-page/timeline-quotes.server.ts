import { deskWords } from "~/content/desk/words.server";
import { deskQuotePath } from "~/features/quotes/paths";
import type { AuditRow } from "~/lib/db/tables/lead-tables";
import type { QuoteQuestionRow, QuoteRow } from "~/lib/db/tables/quote-tables";
import type { Language } from "~/lib/language/language";
import { fill } from "~/lib/text/fill";
import { type Happening, NO_MORE } from "./timeline";

interface Quoted {
  quotes: readonly QuoteRow[];
  questions: readonly QuoteQuestionRow[];
  auditEntries: readonly AuditRow[];
}

export function presentQuotes({ quotes, questions, auditEntries }: Quoted, language: Language): Happening[] {
  return quotes.flatMap((quote) => {
    const asked = questions.filter(({ quote_id }) => quote_id === quote.id);
    return [
      ...presentQuote(quote, auditEntries, language),
      ...asked.flatMap((one) => presentQuestion(one, quote, language)),
    ];
  });
}

function presentQuote(quote: QuoteRow, auditEntries: readonly AuditRow[], language: Language): Happening[] {
  const { timeline } = deskWords[language].leads;
  const { reasons } = deskWords[language].quotes.quote;
  const by = (action: string) =>
    auditEntries.find((auditEntry) => auditEntry.action === action && auditEntry.subject === `quote:${quote.id}`)
      ?.user_email ?? null;
  const words = { number: quote.number ?? "", who: quote.agreed_by ?? "" };
  const told = (step: keyof typeof timeline.quote, at: string | null, more: Partial<Happening> = {}): Happening[] => {
    if (at === null) return [];
    const title = fill(timeline.quote[step], words);
    return [{ ...NO_MORE, key: `${quote.id}-${step}`, kind: "quote", at, title, to: deskQuotePath(quote.id), ...more }];
  };
  const reason = quote.decline_reason && reasons[quote.decline_reason];
  return [
    ...told("made", quote.created_at),
    ...told("sent", quote.sent_at, { by: by("quote.sent") }),
    ...told("viewed", quote.first_viewed_at),
    ...told("agreed", quote.state === "agreed" ? quote.answered_at : null),
    ...told("declined", quote.state === "declined" ? quote.answered_at : null, {
      text: [reason, quote.decline_note].filter(Boolean).join("\n") || null,
    }),
    ...told("withdrawn", quote.withdrawn_at, { by: by("quote.withdrawn") }),
  ];
}

function presentQuestion(question: QuoteQuestionRow, quote: QuoteRow, language: Language): Happening[] {
  const { asked, answered } = deskWords[language].leads.timeline.question;
  const { id, text, asked_at, answer, answered_at, answered_by } = question;
  const told = { ...NO_MORE, kind: "question" as const, to: deskQuotePath(quote.id) };
  const words = { number: quote.number ?? "" };
  return [
    { ...told, key: id, at: asked_at, title: fill(asked, words), text },
    ...(answered_at
      ? [
          {
            ...told,
            key: `${id}-answered`,
            at: answered_at,
            title: fill(answered, words),
            text: answer,
            by: answered_by,
          },
        ]
      : []),
  ];
}
