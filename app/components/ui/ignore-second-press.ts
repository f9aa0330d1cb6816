/** How long two presses may lie apart and still be one double press, in milliseconds. */
const DOUBLE_PRESS = 500;

/**
 * To be called by a press that closes what is above the page: the second of a double press, and a key that is held down,
 * would open what lies beneath. Whatever else is pressed first, what comes after it is meant.
 */
export function ignoreSecondPress(): void {
  const end = new AbortController();
  const until = performance.now() + DOUBLE_PRESS;
  const ignore = (event: KeyboardEvent | MouseEvent) => {
    const isKey = event instanceof KeyboardEvent;
    const isSecond = isKey ? event.key === "Enter" : event.detail > 1;
    if (!isSecond || (event.timeStamp > until && !(isKey && event.repeat))) return end.abort();
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener("keydown", ignore, { capture: true, signal: end.signal });
  addEventListener("click", ignore, { capture: true, signal: end.signal });
}
