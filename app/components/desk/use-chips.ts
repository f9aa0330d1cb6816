import { type RefObject, useEffect, useRef, useState } from "react";
import { besideChip, type Chip, chipsIn, mendings, remnantOf, withChips, withoutChips } from "~/lib/text/fact-chips";
import type { Facts } from "~/lib/text/fill";

interface Chips {
  area: RefObject<HTMLTextAreaElement | null>;
  /** Lies over the text area and marks the chips. */
  layer: RefObject<HTMLDivElement | null>;
  /** The text that the area holds. */
  shown: string;
  /** Inserts at the caret. */
  insert: (text: string) => void;
}

/** Keeps the placeholders of a text area whole. Its form posts them by their names. */
export function useChips(facts: Facts, isLong: boolean): Chips {
  const area = useRef<HTMLTextAreaElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState("");

  useEffect(() => {
    const field = area.current;
    if (!field) return;
    const held = new AbortController();
    const on = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      handle: (event: HTMLElementEventMap[Name]) => void,
    ) => field.addEventListener(name, handle, held);
    const show = () => {
      const fresh = withChips(withoutChips(field.value), facts);
      if (fresh !== field.value) field.value = fresh;
      setShown(fresh);
    };
    show();
    on("change", show);
    // The reset form has its served values by then.
    field.form?.addEventListener("reset", () => setTimeout(show), held);

    let before = { start: field.selectionStart, end: field.selectionEnd };
    let isKeyed = false;
    const keepOut = () => {
      if (document.activeElement !== field) return;
      const { selectionStart: start, selectionEnd: end } = field;
      const chips = chipsIn(field.value);
      const isDragged = start !== end && !isKeyed;
      const own = isDragged
        ? { start: around(start, chips).start, end: around(end, chips).end }
        : { start: besideChip(start, chips, before.start), end: besideChip(end, chips, before.end) };
      before = own;
      if (own.start === start && own.end === end) return;
      field.setSelectionRange(own.start, Math.max(own.start, own.end), field.selectionDirection);
    };
    // It comes after a while: code that uses the selection cannot wait for it.
    document.addEventListener("selectionchange", keepOut, held);
    on("keydown", () => {
      keepOut();
      isKeyed = true;
    });
    on("pointerdown", () => {
      isKeyed = false;
    });

    let isMending = false;
    /** The text before the current input. */
    let old = field.value;
    const mend = () => {
      const edits = mendings(field.value, facts);
      if (isMending || edits.length === 0) return;
      const at = field.selectionEnd;
      let moved = 0;
      isMending = true;
      for (const { from, to, text } of edits) {
        replace(field, from, to, text);
        if (to <= at) moved += text.length - (to - from);
        else if (from < at) moved += from - at;
      }
      isMending = false;
      field.setSelectionRange(at + moved, at + moved);
    };
    on("beforeinput", (event) => {
      keepOut();
      if (!isMending) old = field.value;
      if (event.inputType === "insertLineBreak" && !isLong) event.preventDefault();
      const { selectionStart: at, selectionEnd, value } = field;
      if (at !== selectionEnd || !event.inputType.startsWith("delete")) return;
      const isBack = event.inputType.endsWith("Backward");
      const chip = chipsIn(value).find(({ start, end }) => (isBack ? end : start) === at);
      if (!chip) return;
      event.preventDefault();
      replace(field, chip.start, chip.end, "");
    });
    on("input", (event) => {
      const { inputType, isComposing } = event as InputEvent;
      const remnant = !isMending && inputType?.startsWith("delete") ? remnantOf(old, field.value) : null;
      if (remnant) {
        isMending = true;
        replace(field, remnant.from, remnant.to, "");
        isMending = false;
      }
      // Undone input is not done again.
      if (!isComposing && !inputType?.startsWith("history")) mend();
      setShown(field.value);
    });
    on("compositionend", mend);

    const take = (event: ClipboardEvent) => {
      keepOut();
      const { selectionStart: start, selectionEnd: end, value } = field;
      const taken = value.slice(start, end);
      const plain = withoutChips(taken);
      if (plain === taken) return;
      event.preventDefault();
      event.clipboardData?.setData("text/plain", plain);
      if (event.type === "cut") replace(field, start, end, "");
    };
    on("copy", take);
    on("cut", take);
    on("dragstart", ({ dataTransfer }) => {
      const taken = field.value.slice(field.selectionStart, field.selectionEnd);
      dataTransfer?.setData("text/plain", withoutChips(taken));
    });
    on("paste", (event) => {
      const plain = event.clipboardData?.getData("text/plain") ?? "";
      const text = withChips(plain, facts);
      if (text === plain) return;
      event.preventDefault();
      replace(field, field.selectionStart, field.selectionEnd, text);
    });
    on("scroll", () => {
      if (layer.current) layer.current.scrollTop = field.scrollTop;
    });
    // The layer lets pointers through.
    on("pointermove", ({ clientX, clientY }) => {
      const marks = [...(layer.current?.querySelectorAll("mark") ?? [])];
      const mark = marks.find((each) => [...each.getClientRects()].some((box) => isIn(box, clientX, clientY)));
      field.title = mark?.dataset.fact ?? "";
    });
    field.form?.addEventListener(
      "formdata",
      ({ formData }) => formData.set(field.name, withoutChips(field.value)),
      held,
    );
    return () => held.abort();
  }, [facts, isLong]);

  return {
    area,
    layer,
    shown,
    insert: (text) => {
      const field = area.current;
      if (field) replace(field, field.selectionStart, field.selectionEnd, text);
    },
  };
}

/** The whole chip that a place is in. */
function around(at: number, chips: readonly Chip[]): { start: number; end: number } {
  return chips.find(({ start, end }) => start < at && at < end) ?? { start: at, end: at };
}

/** Replaces as typing does: Ctrl+Z can then take it back. */
function replace(field: HTMLTextAreaElement, from: number, to: number, text: string): void {
  field.focus();
  field.setSelectionRange(from, to);
  document.execCommand(text === "" ? "delete" : "insertText", false, text);
}

function isIn({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean {
  return left <= x && x <= right && top <= y && y <= bottom;
}
