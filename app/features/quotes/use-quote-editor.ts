import { type MouseEvent, useState } from "react";
import { changeRows, type DiscountFields, type DraftFields, type LineFields } from "./draft-fields";

/** The editor in the browser: it starts with the `fields` that the server handed out, and changes rows by itself. */
export function useQuoteEditor(fields: DraftFields) {
  const [draft, setDraft] = useState(fields);
  /** The row that was added last: it takes the focus. */
  const [newest, setNewest] = useState<string | null>(null);
  return {
    draft,
    newest,
    replace: setDraft,
    change: (changed: Partial<DraftFields>) => setDraft({ ...draft, ...changed }),
    changeLine: (key: string, changed: Partial<LineFields>) =>
      setDraft({ ...draft, lines: draft.lines.map((row) => (row.key === key ? { ...row, ...changed } : row)) }),
    changeDiscount: (key: string, changed: Partial<DiscountFields>) =>
      setDraft({ ...draft, discounts: draft.discounts.map((row) => (row.key === key ? { ...row, ...changed } : row)) }),
    /** What the buttons of the rows do here instead of at the server. */
    press: (event: MouseEvent<HTMLButtonElement>) => {
      const changed = changeRows(draft, event.currentTarget.value);
      if (!changed) return;
      event.preventDefault();
      setDraft(changed);
      const kind = event.currentTarget.value.slice("add-".length);
      const last = { line: changed.lines, discount: changed.discounts }[kind]?.at(-1);
      setNewest(last ? `${kind}-${last.key}` : null);
    },
  };
}

export type QuoteEditorState = ReturnType<typeof useQuoteEditor>;
