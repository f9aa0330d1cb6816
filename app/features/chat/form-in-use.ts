const FIELDS = "input, select, textarea, [contenteditable=true]";
/** What opens above a page. Within `:is()`, what a browser does not know is nothing; elsewhere it throws. */
const ABOVE = "dialog[open], :is(:popover-open)";

/** Forms that the visitor has put something into, in this document. */
const touched = new Set<HTMLFormElement>();

/** Notes from here on which forms are touched. Gives what ends it. */
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

/** Whether the visitor is at something that must not be interrupted: a field, a form begun, a dialog or a menu. */
export function isBusy(): boolean {
  for (const form of touched) if (!form.isConnected) touched.delete(form);
  return touched.size > 0 || Boolean(document.activeElement?.matches(FIELDS)) || document.querySelector(ABOVE) !== null;
}
