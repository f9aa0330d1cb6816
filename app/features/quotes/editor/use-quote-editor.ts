import { type MouseEvent, useEffect, useState } from "react";
import type { QuoteGroup } from "../quote";
import {
  changeGroup,
  changeLine,
  type DiscountFields,
  type DraftFields,
  type LineFields,
  type PricedLine,
  pressedButton,
} from "./draft-fields";
import { contentOf, type EditorContent, forget, pressRows, putBack, type RowKind } from "./gone-rows";

/** `place`: from 1 on. */
interface BackRow {
  kind: RowKind;
  key: string;
  place: number;
}

export function useQuoteEditor(fields: DraftFields, priced: readonly PricedLine[], onTyped?: () => void) {
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
    changeGroup: (key: string, changed: Partial<QuoteGroup>) => change(changeGroup(draft, key, changed)),
    changeLine: (key: string, changed: Partial<LineFields>) => {
      change(changeLine(draft, key, changed));
      // It moves in the document, which would lose the focus.
      if (changed.group) setPressed({ focus: `${rowId("line", key)}-group` });
    },
    changeDiscount: (key: string, changed: Partial<DiscountFields>) =>
      change({ discounts: draft.discounts.map((row) => (row.key === key ? { ...row, ...changed } : row)) }),
    press: (event: MouseEvent<HTMLButtonElement>) => {
      const { form } = event.currentTarget;
      const button = pressedButton(Object.fromEntries(new FormData(form ?? undefined, event.currentTarget)));
      const changed = pressRows(content, button, priced);
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
      const row = content[ROWS[kind]].find((gone) => gone.row.key === key)?.row;
      setContent(forget(content, kind, key));
      setPressed({ focus: besides(kind, key, row, draft) });
    },
  };
}

const ROWS = { line: "lines", discount: "discounts" } as const satisfies Record<RowKind, keyof DraftFields>;

export function rowId(kind: RowKind, key: string): string {
  return `${kind}-${key}`;
}

export function goneId(kind: RowKind, key: string): string {
  return `gone-${rowId(kind, key)}`;
}

export function groupId(key: string): string {
  return `group-${key}`;
}

/** The button that adds a row; `list` is the group of a line. */
export function addId(kind: RowKind, list: string | undefined): string {
  return list === undefined ? `add-${kind}` : `add-${kind}-${list}`;
}

/** The focus goes to what was added, a notice, the next row, or the button that adds one. */
function focusAfter(button: string, before: DraftFields, after: EditorContent): string {
  const { draft } = after;
  const [, action, what, key = ""] = /^(add|remove)-(line|discount|group|priced)(?::([^:]*))?/.exec(button) ?? [];
  if (what === "group") {
    const place = before.groups.findIndex((group) => group.key === key);
    const group = action === "add" ? draft.groups.at(-1) : (draft.groups[place - 1] ?? draft.groups[0]);
    return draft.groups.length > 1 && group ? `${groupId(group.key)}-title` : ADD_GROUP_ID;
  }
  const kind = what === "discount" ? "discount" : "line";
  const known = new Set(rowsOf(kind, before).map((row) => row.key));
  const added = rowsOf(kind, draft).find((row) => !known.has(row.key));
  if (added) return `${rowId(kind, added.key)}-description`;
  const gone = kind === "line" ? after.lines : after.discounts;
  if (gone.some(({ row }) => row.key === key)) return goneId(kind, key);
  const row = rowsOf(kind, before).find((removed) => removed.key === key);
  const next = besides(kind, key, row, draft);
  return next.startsWith("add-") ? next : `${next}-description`;
}

/** The row after the one with this key in its list, else the last, else the button that adds one. */
function besides(kind: RowKind, key: string, row: Row | undefined, draft: DraftFields): string {
  const rows = rowsOf(kind, draft).filter(({ group }) => group === row?.group);
  const next = rows.find((other) => Number(other.key) > Number(key)) ?? rows.at(-1);
  return next ? rowId(kind, next.key) : addId(kind, row?.group);
}

interface Row {
  key: string;
  group?: string;
}

function rowsOf(kind: RowKind, draft: DraftFields): readonly Row[] {
  return draft[ROWS[kind]];
}

export const ADD_GROUP_ID = "add-group";

export type QuoteEditorState = ReturnType<typeof useQuoteEditor>;
