import { MessageSquareText } from "lucide-react";
import { Link } from "react-router";
import type { ChatAnswersCopy } from "~/content/site/chat-answers/chat-answers-copy.server";
import { chatAnswerPath } from "./rule-edits";
import type { TriedAnswer as Tried } from "./shown-rule";

interface TriedAnswerProps {
  tried: Tried;
  /** Null elsewhere. */
  here: string | null;
  copy: ChatAnswersCopy;
}

export function TriedAnswer({ tried, here, copy }: TriedAnswerProps) {
  const words = copy.tryIt;
  return (
    <div role="status" className="grid max-w-[46rem] gap-2">
      <p className="ml-auto max-w-[85%] rounded-card bg-indigo-100 px-4 py-2.5 wrap-anywhere text-ink-950">
        {tried.question}
      </p>
      <div className="mr-auto max-w-[85%] rounded-card border border-linen-200 bg-white px-4 py-2.5">
        <p className="wrap-anywhere whitespace-pre-line text-ink-950" lang={tried.language}>
          {tried.text}
        </p>
      </div>
      <p className="flex items-start gap-2 text-small">
        <MessageSquareText aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-indigo-700" />
        <span>
          {tried.isFallback ? words.none : words.by}{" "}
          {tried.rule === here ? (
            <strong className="text-ink-950">{words.here}</strong>
          ) : (
            <Link to={chatAnswerPath(tried.rule)} className="link font-semibold">
              {tried.name}
            </Link>
          )}
          {" · "}
          {copy.languages[tried.language]}
        </span>
      </p>
    </div>
  );
}
