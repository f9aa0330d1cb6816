import { withoutChips } from "~/lib/text/fact-chips";
import type { TypedFields } from "./desk-draft";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export function controlsOf(form: HTMLFormElement | null): Control[] {
  return [...(form?.elements ?? [])].filter(isFilledIn);
}

/** Unticked boxes are left out, as in the data that a form sends. */
export function typedIn(form: HTMLFormElement | null): TypedFields {
  return controlsOf(form)
    .filter((control) => !isTick(control) || control.checked)
    .map((control) => [control.name, valueIn(control)] as const);
}

/** Empty for what is not ticked. */
export function valueIn(control: Control): string {
  return isTick(control) && !control.checked ? "" : withoutChips(control.value);
}

export function fillIn(control: Control, value: string): void {
  if (isTick(control)) control.checked = control.value === value;
  else control.value = value;
  control.dispatchEvent(new Event("change"));
}

export function servedIn(control: Control): string {
  if (isTick(control)) return control.defaultChecked ? control.value : "";
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  const options = [...control.options];
  return (options.find((option) => option.defaultSelected) ?? options[0])?.value ?? "";
}

function isFilledIn(control: Element): control is Control {
  if (control instanceof HTMLInputElement)
    return control.name !== "" && control.type !== "hidden" && control.type !== "file";
  return control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement;
}

function isTick(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && (control.type === "checkbox" || control.type === "radio");
}
