import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { keysSwitch, type Place, type Pressed, type RowKey, rowKey } from "./row-keys";
import { focusRow, rowInFocus, rowsOf } from "./rows";

const FIELDS = "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]";

interface MoreKeys<Key> {
  /** Null when a key means nothing more than in every list. */
  keyOf: (pressed: Pressed, place: Place) => Key | null;
  act: (key: Key, row: HTMLElement | null) => void;
}

interface RowInHand {
  id: string;
  at: number;
}

interface RowsByKey {
  /** The row that had the focus last. */
  last: RefObject<RowInHand | null>;
  go: (to: HTMLElement | null | undefined) => void;
}

/** Goes through the rows of a page by key. A list may have keys of its own. */
export function useRowKeys<Key = never>(more?: MoreKeys<Key>): RowsByKey {
  const last = useRef<RowInHand | null>(null);

  function remember(row: HTMLElement | null | undefined) {
    if (row?.dataset.entry) last.current = { id: row.dataset.entry, at: rowsOf().indexOf(row) };
  }
  function current(): HTMLElement | null {
    return rowInFocus() ?? rowsOf().find(({ dataset }) => dataset.entry === last.current?.id) ?? null;
  }
  function go(to: HTMLElement | null | undefined) {
    focusRow(to);
    remember(to);
  }
  function step(by: -1 | 1) {
    const rows = rowsOf();
    const row = current();
    go(row ? rows[rows.indexOf(row) + by] : rows[0]);
  }

  function act({ does }: RowKey): void {
    const row = current();
    switch (does) {
      case "next":
        step(1);
        break;
      case "previous":
        step(-1);
        break;
      case "open":
        press(row, "[data-entry-open]");
        break;
      case "search":
        document.querySelector<HTMLElement>("[role=search] input[type=search]")?.focus();
        break;
      default:
        press(row, `[data-way=${does}]`);
    }
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !keysSwitch.isOn() || document.querySelector("dialog[open]")) return;
    const target = event.target instanceof Element ? event.target : null;
    const place = { isTyping: Boolean(target?.closest(FIELDS)), isOnRow: rowInFocus() !== null };
    const key = rowKey(event, place);
    const own = key ? null : more?.keyOf(event, place);
    if (!key && !own) return;
    event.preventDefault();
    remember(rowInFocus());
    if (key) act(key);
    else if (own) more?.act(own, current());
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
  return { last, go };
}

export function press(within: ParentNode | null, selector: string): void {
  within?.querySelector<HTMLElement>(selector)?.click();
}
