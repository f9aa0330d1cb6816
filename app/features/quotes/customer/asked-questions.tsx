import type { QuotesCopy } from "~/content/site/quotes/quotes-copy.server";
import { Formatted } from "~/features/mail/thread/formatted";

export interface AskedQuestion {
  id: string;
  text: string;
  at: string;
  answer: { text: string; at: string } | null;
}

interface AskedQuestionsProps {
  questions: readonly AskedQuestion[];
  copy: QuotesCopy["page"];
}

export function AskedQuestions({ questions, copy: { asked, answer: ourAnswer } }: AskedQuestionsProps) {
  return (
    <section aria-label={asked}>
      <ol className="grid gap-5">
        {questions.map(({ id, text, at, answer }) => (
          <li key={id} className="grid gap-3">
            <div className="border-l-8 border-double border-weld-400 py-1 pl-4">
              <p className="wrap-anywhere whitespace-pre-line text-ink-950">{text}</p>
              <p className="text-small text-ink-500">{at}</p>
            </div>
            {answer && (
              <div className="ml-6 border-l-8 border-double border-moss-600 py-1 pl-4">
                <p className="text-small font-semibold text-moss-600">{ourAnswer}</p>
                <div className="text-ink-950">
                  <Formatted text={answer.text} />
                </div>
                <p className="text-small text-ink-500">{answer.at}</p>
              </div>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
