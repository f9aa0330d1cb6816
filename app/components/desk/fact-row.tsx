import { type KeyboardEvent, type ReactNode, useRef } from "react";
import { Form } from "react-router";
import { answerTo, type FieldProps, type FormAnswer, fieldsOf } from "~/components/forms/form-answer";
import { Button } from "~/components/ui/button";
import { EnterButton } from "~/components/ui/enter-button";
import { useWords } from "~/content/desk/words";
import { useHydrated } from "~/lib/use-hydrated";
import { DraftNotice } from "./draft-notice";
import { problemOf } from "./row-answer";
import { RowProblem, RowState } from "./row-state";
import { type FactRowState, useFactRow } from "./use-fact-row";
import type { Values } from "./use-post-in-place";

interface FactRowProps {
  /** Starts the ids of its fields. */
  id: string;
  label: string;
  /** The address that it is posted to. */
  action: string;
  /** The name of its draft. */
  source: string;
  /** Hidden fields. */
  fixed: Values;
  served: Values;
  /** Null if nothing can have changed meanwhile that this would overwrite. */
  version: number | null;
  /** The row as text; null if it is empty. */
  show: (values: Values) => ReactNode;
  /** The answer to any form of the page, if there are no scripts. */
  answer: FormAnswer | null;
  /** `chip`: its choices open below it. */
  look?: "row" | "chip";
  /** True if its buttons are its values, so that no other button is needed. */
  isChoice?: boolean;
  /** `submit` stores what its fields then have. */
  children: (field: (name: string) => FieldProps, submit: () => void) => ReactNode;
  /** Parts below the form while the row is open. `post` stores other fields than those of the form. */
  more?: (post: (values: Values) => void) => ReactNode;
  undoOf?: (sent: Values) => Values;
}

const LOOKS = {
  row: {
    frame: "border-t border-linen-200 first:border-t-0",
    summary:
      "grid min-h-11 cursor-pointer list-none grid-cols-[7.5rem_minmax(0,1fr)] items-baseline gap-x-3 rounded-control px-2 py-2.5 text-small hover:bg-indigo-100/60",
    open: "px-2 pt-1 pb-4",
    says: "px-2 pb-2",
  },
  chip: {
    frame: "relative",
    summary: "cursor-pointer list-none rounded-stitch",
    open: "absolute top-full left-0 z-30 mt-1 w-64 rounded-card border border-linen-300 bg-white p-3 shadow-lift",
    says: "absolute top-full left-0 z-20 mt-1 w-max max-w-[min(20rem,80vw)] rounded-control bg-white px-3 shadow-lift empty:hidden",
  },
} as const;

/** A fact as text, which turns into its field when it is touched, and stores itself when it is left. */
export function FactRow(props: FactRowProps) {
  const {
    id,
    label,
    fixed,
    served,
    version,
    action,
    source,
    show,
    look = "row",
    isChoice = false,
    more,
    undoOf,
  } = props;
  const words = useWords("rows");
  const isHydrated = useHydrated();
  const row = useFactRow({ action, source, fixed, served, version, undoOf });
  const isTabbed = useRef(false);
  const pageAnswer = answerTo(props.answer, fixed);
  const answer = row.answer ?? (row.state === "rests" ? pageAnswer : null);
  const field = fieldsOf<string>({ form: id, answer, served });
  const problem = problemOf(answer);
  const looks = LOOKS[look];
  const text = show(row.shown);

  function onKeyDown(event: KeyboardEvent) {
    isTabbed.current = event.key === "Tab";
    if (event.key !== "Escape") return;
    // A sheet around it stays open.
    event.preventDefault();
    event.stopPropagation();
    row.discard();
  }

  return (
    <div className={looks.frame} data-row={id}>
      <details
        ref={row.details}
        open={pageAnswer !== null}
        onToggle={row.toggle}
        onKeyDown={onKeyDown}
        onBlur={({ target, currentTarget, relatedTarget }) => {
          // A window that is left keeps its focus.
          if (currentTarget.contains(relatedTarget) || document.activeElement === target) return;
          row.leave();
          if (isTabbed.current) currentTarget.open = false;
        }}
      >
        <summary className={looks.summary}>
          {look === "row" && <span className="text-ink-500">{label}</span>}
          {look === "chip" && <span className="sr-only">{label}: </span>}
          <span className={row.state === "saving" || row.state === "waits" ? "opacity-70" : ""}>
            {text ?? <span className="text-ink-500 italic">{words.empty}</span>}
          </span>
        </summary>
        <div className={looks.open}>
          {row.isRestored && <DraftNotice onDiscard={row.discard} />}
          {problem && !row.stale && <RowProblem text={problem} />}
          {row.stale && <Stale row={row} says={problem} show={show} served={served} />}
          <Form
            ref={row.form}
            method="post"
            action={action}
            replace
            preventScrollReset
            hidden={row.stale !== null}
            onInput={row.type}
            onSubmit={(event) => {
              event.preventDefault();
              row.submit((event.nativeEvent as SubmitEvent).submitter);
            }}
            className="grid gap-3"
          >
            {!isChoice && <EnterButton label={words.save} />}
            {Object.entries(fixed).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            {version !== null && <input type="hidden" name="version" value={version} />}
            {props.children(field, () => row.form.current?.requestSubmit())}
            {!isHydrated && !isChoice && (
              <Button type="submit" variant="quiet">
                {words.save}
              </Button>
            )}
          </Form>
          {more?.(row.post)}
        </div>
      </details>
      <RowState state={row.state} label={label} onUndo={row.canUndo ? row.undo : null} className={looks.says} />
    </div>
  );
}

interface StaleProps extends Pick<FactRowProps, "show" | "served"> {
  row: FactRowState;
  says: string | null;
}

/** Both values, of which the user takes one. */
function Stale({ row, says, show, served }: StaleProps) {
  const words = useWords("rows");
  return (
    <div className="grid gap-3 rounded-control border-2 border-weld-400 bg-white p-3 text-small">
      {says && <RowProblem text={says} />}
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 wrap-anywhere">
        <dt className="text-ink-500">{words.stale.theirs}</dt>
        <dd className="font-semibold text-ink-950">{show(served) ?? words.empty}</dd>
        <dt className="text-ink-500">{words.stale.mine}</dt>
        <dd className="font-semibold text-ink-950">{row.stale && (show(row.stale) ?? words.empty)}</dd>
      </dl>
      <div className="flex flex-wrap gap-2">
        <Button variant="quiet" onClick={row.discard} className="min-h-11! px-3!">
          {words.stale.keep}
        </Button>
        <Button variant="dark" onClick={row.takeOwn} className="min-h-11! px-3!">
          {words.stale.take}
        </Button>
      </div>
    </div>
  );
}

/** A line for each value that is not empty. */
export function factLines(values: Readonly<Record<string, string>>): ReactNode {
  // A business often has the name of its owner: two lines may be the same.
  return Object.entries(values).map(
    ([part, line]) =>
      line && (
        <span key={part} dir="auto" className="block wrap-anywhere">
          {line}
        </span>
      ),
  );
}
