import type { TypedFields } from "./desk-draft";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export function controlsOf(form: HTMLFormElement | null): Control[] {
  return [...(form?.elements ?? [])].filter(isFilledIn);
}

export function typedIn(form: HTMLFormElement | null): TypedFields {
  return controlsOf(form).map(({ name, value }) => [name, value] as const);
}

export function servedIn(control: Control): string {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  const options = [...control.options];
  return (options.find((option) => option.defaultSelected) ?? options[0])?.value ?? "";
}

function isFilledIn(control: Element): control is Control {
  if (control instanceof HTMLInputElement) return control.name !== "" && control.type !== "hidden";
  return control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement;
}
