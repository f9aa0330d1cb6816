import { MessageCircleQuestion } from "lucide-react";
import { useId } from "react";
import { Link } from "react-router";
import { TimeOf } from "~/components/ui/time-of";
import { useWords } from "~/content/desk/words";
import { deskQuotePath } from "../paths";
import type { DeskQuestion } from "../read-questions.server";

export function OpenQuestions({ questions }: { questions: readonly DeskQuestion[] }) {
  const { openQuestions: words } = useWords("quotes");
  const headingId = useId();
  if (questions.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="mb-6 rounded-card border-2 border-weld-400 bg-white">
      <h2 id={headingId} className="flex items-center gap-2 px-4 pt-4 text-h3 sm:px-6">
        <MessageCircleQuestion aria-hidden="true" className="size-6 text-madder-600" />
        {words.title}
      </h2>
      <ul>
        {questions.map(({ id, quoteId, number, text, at }) => (
          <li key={id} className="border-t border-linen-200 first:border-t-0">
            <Link
              to={deskQuotePath(quoteId)}
              className="grid gap-x-6 px-4 py-3 no-underline hover:bg-linen-50 active:bg-linen-100 sm:grid-cols-[7rem_minmax(0,1fr)_auto] sm:px-6"
            >
              <span className="text-small font-semibold text-indigo-700 tabular-nums">{number}</span>
              <span className="line-clamp-2 min-w-0 wrap-anywhere text-ink-950">{text}</span>
              <span className="text-small text-ink-500">
                <TimeOf moment={at} />{" "}
                <span className="font-semibold text-indigo-700 underline underline-offset-4">{words.open}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
