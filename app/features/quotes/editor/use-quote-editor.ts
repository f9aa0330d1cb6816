import { type MouseEvent, useEffect, useState } from "react";
import type { DiscountFields, DraftFields, LineFields } from "./draft-fields";
import { contentOf, type EditorContent, forget, pressRows, putBack, type RowKind } from "./gone-rows";

/** `place`: from 1 on. */
interface BackRow {
  kind: RowKind;
  key: string;
  place: number;
}

export function useQuoteEditor(fields: DraftFields, onTyped?: () => void) {
  const [content, setContent] = useState(() => contentOf(fields));
  const { draft } = content;
  const [back, setBack] = useState<BackRow | null>(null);
  const [pressed, setPressed] = useState<{ focus: string } | null>(null);
  useEffect(() => {
    if (pressed) document.getElementById(pressed.focus)?.focus();
  }, [pressed]);
  const write = (written: EditorContent) => {
    setContent(written);
    onTyped?.();
  };
  const change = (changed: Partial<DraftFields>) => write({ ...content, draft: { ...draft, ...changed } });
  return {
    draft,
    gone: content,
    back,
    replace: (by: DraftFields) => setContent(contentOf(by)),
    change,
    changeLine: (key: string, changed: Partial<LineFields>) =>
      change({ lines: draft.lines.map((row) => (row.key === key ? { ...row, ...changed } : row)) }),
    changeDiscount: (key: string, changed: Partial<DiscountFields>) =>
      change({ discounts: draft.discounts.map((row) => (row.key === key ? { ...row, ...changed } : row)) }),
    press: (event: MouseEvent<HTMLButtonElement>) => {
      const button = event.currentTarget.value;
      const changed = pressRows(content, button);
      if (!changed) return;
      event.preventDefault();
      write(changed);
      setBack(null);
      setPressed({ focus: focusAfter(button, draft, changed) });
    },
    undo: (kind: RowKind, key: string) => {
      const changed = putBack(content, kind, key);
      write(changed);
      setBack({ kind, key, place: rowsOf(kind, changed.draft).findIndex((row) => row.key === key) + 1 });
      setPressed({ focus: rowId(kind, key) });
    },
    /** The notice is the last way back to a removed row. */
    close: (kind: RowKind, key: string) => {
      setContent(forget(content, kind, key));
      const next = rowsOf(kind, draft).find((row) => Number(row.key) > Number(key)) ?? rowsOf(kind, draft).at(-1);
      setPressed({ focus: next ? rowId(kind, next.key) : `add-${kind}` });
    },
  };
}

export function rowId(kind: RowKind, key: string): string {
  return `${kind}-${key}`;
}

export function goneId(kind: RowKind, key: string): string {
  return `gone-${rowId(kind, key)}`;
}

/** The focus goes to an added row, a notice, the next row, or the button that adds one. */
function focusAfter(button: string, before: DraftFields, after: EditorContent): string {
  const [, kind, removed] = /^(?:add|remove)-(line|discount)(?::(.*))?$/.exec(button) ?? [];
  if (!isKind(kind)) return "";
  const gone = kind === "line" ? after.lines : after.discounts;
  if (removed && gone.some(({ row }) => row.key === removed)) return goneId(kind, removed);
  const place = rowsOf(kind, before).findIndex((row) => row.key === removed);
  const rows = rowsOf(kind, after.draft);
  const row = place === -1 ? rows.at(-1) : (rows[place] ?? rows.at(-1));
  return row ? `${rowId(kind, row.key)}-description` : `add-${kind}`;
}

function rowsOf(kind: RowKind, { lines, discounts }: DraftFields): readonly { key: string }[] {
  return kind === "line" ? lines : discounts;
}

function isKind(kind: string | undefined): kind is RowKind {
  return kind === "line" || kind === "discount";
}

export type QuoteEditorState = ReturnType<typeof useQuoteEditor>;
