import { type RefObject, useEffect } from "react";
import { dropDraft, keepDraft, newDraft, readDraft } from "~/features/forms/form-draft";

/**
 * Keeps the answer that is typed in `area` in this tab, until it stands with its question: it is still there after a look
 * elsewhere, or when its writer has to sign in again. Gives what is to be called whenever the text changes.
 */
export function useKeptAnswer(area: RefObject<HTMLTextAreaElement | null>, questionId: string): () => void {
  useEffect(() => {
    const kept = readDraft(sourceOf(questionId))?.values.text;
    if (kept && area.current && !area.current.value) area.current.value = kept;
  }, [area, questionId]);
  return () => {
    const text = area.current?.value ?? "";
    if (text) keepDraft(sourceOf(questionId), newDraft({ text }));
    else dropDraft(sourceOf(questionId));
  };
}

/** Lets go of what was typed once the question has its answer. */
export function useDroppedAnswer(questionId: string): void {
  useEffect(() => dropDraft(sourceOf(questionId)), [questionId]);
}

function sourceOf(questionId: string): string {
  return `quote-answer-${questionId}`;
}
