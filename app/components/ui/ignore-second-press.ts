/** Up to how many milliseconds apart two presses count as one double press. */
const DOUBLE_PRESS = 500;

/**
 * Call it on a press that puts something else under the pointer or the focus, for example by closing an overlay: the
 * second half of a double press, or a key that is held down, would press what appears there. Once anything else is
 * pressed or filled in, later presses count again.
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
  // A press begins by moving the focus and selecting text; and not all input is typed.
  for (const type of ["keydown", "mousedown", "click", "input"])
    addEventListener(type, ignore, { capture: true, signal: end.signal });
}

/** Whether the current press is by keyboard: browsers show the focus to keyboard users. */
export function isPressedByKey(): boolean {
  return document.activeElement?.matches(":focus-visible") ?? false;
}
