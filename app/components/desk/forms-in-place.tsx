import { type FormEvent, type ReactNode, useRef, useState } from "react";
import type { FormAnswer } from "~/components/forms/form-answer";
import { doneOf, outcomeOf, problemOf } from "./row-answer";
import { RowProblem, RowState } from "./row-state";
import { usePostInPlace, type Values } from "./use-post-in-place";

interface FormsInPlaceProps {
  /** Names what is undone, for screen readers. */
  label: string;
  action: string;
  /** The fields that take back what was done, by the id that the answer gives. */
  undoOf: (id: string) => Values;
  className?: string;
  children: ReactNode;
}

/** Posts its forms without showing the page anew, and says below them what became of the last one. */
export function FormsInPlace({ label, action, undoOf, className, children }: FormsInPlaceProps) {
  const [answer, setAnswer] = useState<FormAnswer | null>(null);
  const [done, setDone] = useState<{ says: string | null; undo: string | null; isUndo: boolean } | null>(null);
  const underWay = useRef<{ content: string; isUndo: boolean } | null>(null);
  const { post } = usePostInPlace(action, (answered) => {
    const isUndo = underWay.current?.isUndo ?? false;
    underWay.current = null;
    setAnswer(answered);
    if (outcomeOf(answered) === "saved") setDone({ ...doneOf(answered), isUndo });
  });

  function send(fields: Values, isUndo = false) {
    const content = JSON.stringify(fields);
    // A second tap does nothing.
    if (content === underWay.current?.content) return;
    underWay.current = { content, isUndo };
    setAnswer(null);
    setDone(null);
    post(fields);
  }

  function onSubmit(event: FormEvent) {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return;
    event.preventDefault();
    send(Object.fromEntries(new FormData(event.target, submitter)) as Values);
  }

  const problem = problemOf(answer);
  const { undo = null } = done ?? {};
  return (
    // The capture phase comes before the router, which leaves alone what was prevented.
    <div className={className} onSubmitCapture={onSubmit}>
      {children}
      {problem && <RowProblem text={problem} />}
      <RowState
        state={done === null ? "rests" : done.isUndo ? "undone" : "saved"}
        says={done?.says}
        label={label}
        onUndo={undo === null ? null : () => send(undoOf(undo), true)}
      />
    </div>
  );
}
