const FIELDS = "input, select, textarea, [contenteditable=true]";
/** What opens above a page. An unknown pseudo-class is ignored within `:is()`, but throws elsewhere. */
const ABOVE = "dialog[open], :is(:popover-open)";

/** What says that something has arrived: a card or a notice in place of a form, or a toast. */
const THANKS = "[data-thanks], [data-done], .toast[data-type=success]";

/** Forms that the visitor has filled something into, in this document. */
const touched = new Set<HTMLFormElement>();

/** Notes from now on which forms are touched. Returns a function that stops it. */
export function watchForms(): () => void {
  const note = ({ target }: Event) => {
    const form = target instanceof Element && target.closest("form");
    if (form) touched.add(form);
  };
  const forget = ({ target }: Event) => touched.delete(target as HTMLFormElement);
  document.addEventListener("input", note, true);
  document.addEventListener("reset", forget, true);
  return () => {
    document.removeEventListener("input", note, true);
    document.removeEventListener("reset", forget, true);
  };
}

/**
 * Whether the visitor is busy with something that must not be interrupted: a field, a form they began, a dialog or a
 * menu.
 */
export function isBusy(): boolean {
  for (const form of touched) if (!form.isConnected) touched.delete(form);
  return touched.size > 0 || Boolean(document.activeElement?.matches(FIELDS)) || document.querySelector(ABOVE) !== null;
}

/** Whether the page says that what the visitor has just sent has arrived. */
export function isThanked(): boolean {
  return document.querySelector(THANKS) !== null;
}
