const FIELDS = "input, select, textarea, [contenteditable=true]";
const TYPED_IN = "form :is(input:not([type=hidden]), textarea)";
/** Layers above a page. An unknown pseudo-class is ignored within `:is()`, but throws elsewhere. */
const ABOVE = "dialog[open], :is(:popover-open)";

const THANKS = "[data-thanks], [data-done], .toast[data-type=success]";

const touched = new Set<HTMLFormElement>();

/** Returns a function that stops it. */
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

/** A field, a form they began, a dialog or a menu. */
export function isBusy(): boolean {
  for (const form of touched) if (!form.isConnected) touched.delete(form);
  return (
    touched.size > 0 ||
    hasTyped() ||
    Boolean(document.activeElement?.matches(FIELDS)) ||
    document.querySelector(ABOVE) !== null
  );
}

/** Finds what was typed before these scripts ran too, or before a reload. */
function hasTyped(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TYPED_IN);
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue);
}

export function isThanked(): boolean {
  return document.querySelector(THANKS) !== null;
}
