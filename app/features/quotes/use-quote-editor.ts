import { type MouseEvent, useEffect, useState } from "react";
import { changeRows, type DiscountFields, type DraftFields, type LineFields } from "./draft-fields";

/**
 * The editor in the browser: it starts with the `fields` that the server handed out, and changes rows by itself. `onTyped`
 * is called with each change by whoever writes.
 */
export function useQuoteEditor(fields: DraftFields, onTyped?: () => void) {
  const [draft, setDraft] = useState(fields);
  /** The last button of the rows, with the id of what takes the focus after it. */
  const [pressed, setPressed] = useState<{ focus: string } | null>(null);
  useEffect(() => {
    if (pressed) document.getElementById(pressed.focus)?.focus();
  }, [pressed]);
  const change = (changed: Partial<DraftFields>) => {
    setDraft({ ...draft, ...changed });
    onTyped?.();
  };
  return {
    draft,
    replace: setDraft,
    change,
    changeLine: (key: string, changed: Partial<LineFields>) =>
      change({ lines: draft.lines.map((row) => (row.key === key ? { ...row, ...changed } : row)) }),
    changeDiscount: (key: string, changed: Partial<DiscountFields>) =>
      change({ discounts: draft.discounts.map((row) => (row.key === key ? { ...row, ...changed } : row)) }),
    /** What the buttons of the rows do here instead of at the server. */
    press: (event: MouseEvent<HTMLButtonElement>) => {
      const changed = changeRows(draft, event.currentTarget.value);
      if (!changed) return;
      event.preventDefault();
      change(changed);
      setPressed({ focus: focusAfter(event.currentTarget.value, draft, changed) });
    },
  };
}

/** The id of the row that was added; after one that was taken away of the row in its place, or else of what adds another. */
function focusAfter(button: string, before: DraftFields, after: DraftFields): string {
  const [, kind, removed] = /^(?:add|remove)-(line|discount)(?::(.*))?$/.exec(button) ?? [];
  const rowsOf = ({ lines, discounts }: DraftFields) => (kind === "line" ? lines : discounts);
  const place = rowsOf(before).findIndex((row) => row.key === removed);
  const rows = rowsOf(after);
  const row = place === -1 ? rows.at(-1) : (rows[place] ?? rows.at(-1));
  return row ? `${kind}-${row.key}-description` : `add-${kind}`;
}

export type QuoteEditorState = ReturnType<typeof useQuoteEditor>;
