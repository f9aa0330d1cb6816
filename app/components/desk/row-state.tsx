import { CircleAlert, CircleCheck, CloudOff, Undo2 } from "lucide-react";
import { useWords } from "~/content/desk/words";

interface RowStateProps {
  state: "rests" | "saving" | "waits" | "saved" | "undone";
  /** Takes the place of the words for that state. */
  says?: string | null | undefined;
  /** Names what is undone, for screen readers. */
  label: string;
  /** Null if nothing can be undone. */
  onUndo: (() => void) | null;
  className?: string;
}

/** The outcome of what was posted in place. */
export function RowState({ state, says = null, label, onUndo, className = "" }: RowStateProps) {
  const words = useWords("rows");
  const text = says ?? { rests: "", saving: "", waits: words.waits, saved: words.saved, undone: words.undone }[state];
  const Icon = state === "waits" ? CloudOff : CircleCheck;
  return (
    <div className={`flex flex-wrap items-center gap-x-2 text-small ${text ? className : ""}`}>
      <p role="status" className={state === "waits" ? "text-ink-950" : "text-moss-600"}>
        {text && (
          <span className="inline-flex items-start gap-1.5">
            <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            {text}
          </span>
        )}
      </p>
      {onUndo && (
        <button type="button" onClick={onUndo} className="link inline-flex min-h-11 items-center gap-1.5">
          <Undo2 aria-hidden="true" className="size-4" />
          {words.undo}
          <span className="sr-only">: {label}</span>
        </button>
      )}
    </div>
  );
}

export function RowProblem({ text }: { text: string }) {
  return (
    <p role="alert" tabIndex={-1} className="mb-2 flex items-start gap-2 text-small font-semibold text-madder-700">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
      {text}
    </p>
  );
}
