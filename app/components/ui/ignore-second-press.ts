/** How long two presses may lie apart and still be one double press, in milliseconds. */
const DOUBLE_PRESS = 500;

/**
 * To be called by a press that puts something else under the pointer or the focus, as what closes what is above the page: the
 * second of a double press, and a key that is held down, would press what came there. Whatever else is pressed or filled
 * in first, what comes after it is meant.
 */
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
  // A press begins by moving the focus and marking words; and what is filled in is not always typed.
  for (const type of ["keydown", "mousedown", "click", "input"])
    addEventListener(type, ignore, { capture: true, signal: end.signal });
}

/** Whether what is pressed at this moment is pressed by a key: browsers mark the focus for those who use keys. */
export function isPressedByKey(): boolean {
  return document.activeElement?.matches(":focus-visible") ?? false;
}
