import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent as ReactPointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from "react";
import { type Axis, CELLS_IN_HOUR, type CellPlace, cellAt, type Stretch, stretchBetween } from "./week-layout";

/** Milliseconds. */
const LONG_PRESS = 400;
/** Pixels that a finger may move during a long press. */
const SLACK = 10;
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

interface Choice {
  /** The other end of what is chosen; null while that is one cell. */
  anchor: CellPlace | null;
  cell: CellPlace;
}

interface TimeChoiceOptions {
  axis: Axis;
  first: CellPlace;
  onChoose: (stretch: Stretch, opener: HTMLElement | null) => void;
}

/** Chooses time by keys, by dragging, and on a touch screen by dragging after a long press. */
export function useTimeChoice({ axis, first, onChoose }: TimeChoiceOptions) {
  const grid = useRef<HTMLDivElement>(null);
  const [choice, setChoice] = useState<Choice | null>(null);
  const { anchor, cell } = within(axis, choice) ?? { anchor: null, cell: first };
  const press = usePress({
    grid,
    axis,
    onMove: (from, to) => setChoice({ anchor: from, cell: to }),
    onEnd: (from, to) => choose(from, to),
    onCancel: () => setChoice(null),
  });

  function elementOf({ column, row }: CellPlace): HTMLElement | null {
    return grid.current?.querySelector(`[data-cell="${column}-${row}"]`) ?? null;
  }

  function choose(from: CellPlace, to: CellPlace) {
    // The form shows it from here on.
    setChoice({ anchor: null, cell: to });
    const stretch = stretchBetween(axis, from, to);
    if (stretch) onChoose(stretch, elementOf(to));
  }

  function go(to: CellPlace | null, isExtended: boolean) {
    const element = to && elementOf(to);
    // A phone shows one day.
    if (!to || !element || element.offsetParent === null) return;
    setChoice({ anchor: isExtended ? (anchor ?? cell) : null, cell: to });
    element.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key, shiftKey } = event;
    const arrow = ARROWS[key];
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (arrow) go(step(axis, cell, arrow), shiftKey);
    else if (key === "Home" || key === "End") go(edgeOf(axis, cell, key), shiftKey);
    else if (key === "Enter" || key === " ") choose(anchor ?? cell, cell);
    else if (key === "Escape" && anchor) setChoice({ anchor: null, cell });
    else return;
    event.preventDefault();
  }

  function onClick(event: MouseEvent) {
    const place = placeOf(event.target);
    if (place && !press.isOver()) choose(place, place);
  }

  return {
    cell,
    chosen: anchor === null ? null : stretchBetween(axis, anchor, cell),
    grid: { ref: grid, onKeyDown, onClick, onPointerDown: press.onPointerDown, onContextMenu: press.onContextMenu },
  };
}

/** Null if these cells are not in the week (any more). */
function within(axis: Axis, choice: Choice | null): Choice | null {
  const isIn = (place: CellPlace | null) => place === null || cellAt(axis, place) !== null;
  return choice && isIn(choice.anchor) && isIn(choice.cell) ? choice : null;
}

function step(axis: Axis, from: CellPlace, [right, down]: readonly [number, number]): CellPlace | null {
  const to = { column: from.column + right, row: from.row + down };
  const isIn = to.column >= 0 && to.column < axis.columns.length && to.row >= 0 && to.row < rowsOf(axis);
  if (!isIn) return null;
  // A day does not have every hour of a week in which the clocks change.
  return cellAt(axis, to) ? to : step(axis, to, [right, down]);
}

function edgeOf(axis: Axis, { column }: CellPlace, key: "Home" | "End"): CellPlace {
  return { column, row: key === "Home" ? 0 : rowsOf(axis) - 1 };
}

export function rowsOf({ hours }: Axis): number {
  return hours.length * CELLS_IN_HOUR;
}

function placeOf(target: EventTarget | null): CellPlace | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>("[data-cell]") : null;
  const [column, row] = (cell?.dataset.cell ?? "").split("-").map(Number);
  return column === undefined || row === undefined ? null : { column, row };
}

interface PressOptions {
  grid: RefObject<HTMLDivElement | null>;
  axis: Axis;
  onMove: (from: CellPlace, to: CellPlace) => void;
  onEnd: (from: CellPlace, to: CellPlace) => void;
  onCancel: () => void;
}

function usePress({ grid, axis, onMove, onEnd, onCancel }: PressOptions) {
  const listening = useRef<AbortController>(undefined);
  const isHeld = useRef(false);
  const isOver = useRef(false);

  useEffect(() => {
    const element = grid.current;
    // React's own listener could not keep the page from scrolling.
    const onTouchMove = (event: TouchEvent) => isHeld.current && event.preventDefault();
    element?.addEventListener("touchmove", onTouchMove, { passive: false });
    return () => {
      element?.removeEventListener("touchmove", onTouchMove);
      listening.current?.abort();
    };
  }, [grid]);

  function cellUnder({ clientX, clientY }: PointerEvent, from: CellPlace): CellPlace {
    const columns = [...(grid.current?.children ?? [])].map((column) => column.getBoundingClientRect());
    const column = columns.findLastIndex(({ left, width }) => width > 0 && left <= clientX);
    const { top, height } = columns[Math.max(0, column)] ?? { top: 0, height: 1 };
    const row = Math.floor(((clientY - top) / height) * rowsOf(axis));
    return {
      column: column < 0 ? from.column : column,
      row: Math.min(Math.max(row, 0), rowsOf(axis) - 1),
    };
  }

  function onPointerDown(down: ReactPointerEvent) {
    const from = placeOf(down.target);
    isOver.current = false;
    listening.current?.abort();
    if (!from || down.button !== 0 || !down.isPrimary) return;
    const isTouch = down.pointerType === "touch";
    const abort = new AbortController();
    listening.current = abort;
    isHeld.current = !isTouch;
    let to = from;
    const longPress = isTouch
      ? setTimeout(() => {
          isHeld.current = true;
          onMove(from, from);
        }, LONG_PRESS)
      : undefined;
    abort.signal.addEventListener("abort", () => {
      clearTimeout(longPress);
      isHeld.current = false;
    });

    const move = (event: PointerEvent) => {
      const distance = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY);
      if (!isHeld.current) {
        if (distance > SLACK) abort.abort();
        return;
      }
      const under = cellUnder(event, from);
      if (under.column === to.column && under.row === to.row) return;
      to = under;
      onMove(from, to);
    };
    const up = () => {
      const isDrag = isHeld.current && (isTouch || to !== from);
      abort.abort();
      if (!isDrag) return;
      isOver.current = true;
      onEnd(from, to);
    };
    const cancel = () => {
      const wasHeld = isHeld.current;
      abort.abort();
      if (wasHeld) onCancel();
    };
    const onKey = (event: globalThis.KeyboardEvent) => event.key === "Escape" && cancel();
    const { signal } = abort;
    window.addEventListener("pointermove", move, { signal });
    window.addEventListener("pointerup", up, { signal });
    window.addEventListener("pointercancel", cancel, { signal });
    window.addEventListener("keydown", onKey, { signal });
  }

  return {
    onPointerDown,
    /** A long press opens no menu. */
    onContextMenu: (event: MouseEvent) => isHeld.current && event.preventDefault(),
    /** True if the press that a click belongs to has chosen time already. */
    isOver: () => isOver.current,
  };
}
