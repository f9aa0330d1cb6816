import { DRAFT_ATTRIBUTE, readDraft, saveValues, withOpening } from "./form-draft";

type Control = HTMLInputElement & HTMLTextAreaElement;

/** Forms keep what is typed themselves once they are hydrated; until then it is kept when the page is left. */
export function saveTypingOnLeaving(): void {
  let sent: EventTarget | null = null;
  window.addEventListener("submit", ({ target }) => {
    sent = target;
  });
  window.addEventListener("pagehide", () => {
    // A hydrated form has the novalidate attribute.
    for (const form of document.querySelectorAll<HTMLFormElement>(`form[${DRAFT_ATTRIBUTE}]:not([novalidate])`))
      if (form !== sent) saveForm(form);
    sent = null;
  });
}

function saveForm(form: HTMLFormElement): void {
  const source = form.getAttribute(DRAFT_ATTRIBUTE) ?? "";
  const controls = [...form.querySelectorAll<Control>(":is(input, select, textarea)[name]")];
  const changed = controls.filter(({ value, defaultValue, checked, defaultChecked }) =>
    checked === defaultChecked ? value && value !== defaultValue : checked,
  );
  if (changed.length === 0) return;
  const values = Object.fromEntries(changed.map(({ name, value }) => [name, value]));
  const opening = changed.find(({ name }) => name === "message")?.defaultValue;
  saveValues(source, readDraft(source), opening === undefined ? values : withOpening(values, opening));
}
