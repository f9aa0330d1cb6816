import type { TypedFields } from "./desk-draft";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The fields of a form that a user fills in. */
export function controlsOf(form: HTMLFormElement | null): Control[] {
  return [...(form?.elements ?? [])].filter(isFilledIn);
}

/** The current contents of those fields. */
export function typedIn(form: HTMLFormElement | null): TypedFields {
  return controlsOf(form).map(({ name, value }) => [name, value] as const);
}

/** The value that the server put into a field. */
export function servedIn(control: Control): string {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  const options = [...control.options];
  return (options.find((option) => option.defaultSelected) ?? options[0])?.value ?? "";
}

function isFilledIn(control: Element): control is Control {
  if (control instanceof HTMLInputElement) return control.name !== "" && control.type !== "hidden";
  return control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement;
}
