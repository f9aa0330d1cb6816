/** Milliseconds. */
const DOUBLE_PRESS = 500;

/** A double press, or a key held down, would press what this press puts under the pointer or the focus. */
export function ignoreSecondPress(isByKey = isPressedByKey()): void {
  const end = new AbortController();
  const until = performance.now() + DOUBLE_PRESS;
  const ignore = (event: Event) => {
    const isKey = event instanceof KeyboardEvent;
    const isSecond = isKey ? isByKey && event.key === "Enter" : event instanceof MouseEvent && event.detail > 1;
    if (!isSecond || (event.timeStamp > until && !(isKey && event.repeat))) return end.abort();
    event.preventDefault();
    event.stopPropagation();
  };
  // A press begins by moving the focus and selecting text; and not all input is typed.
  for (const type of ["keydown", "mousedown", "click", "input"])
    addEventListener(type, ignore, { capture: true, signal: end.signal });
}

/** Browsers show the focus to keyboard users. */
export function isPressedByKey(): boolean {
  return document.activeElement?.matches(":focus-visible") ?? false;
}
