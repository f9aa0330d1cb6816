import { focusIfLost } from "~/components/ui/focus-if-lost";
import { answersFrom } from "./configurator-fields";
import type { Answers } from "./wizard";

export function answersIn(form: HTMLFormElement): Answers {
  const data = new FormData(form);
  return answersFrom({
    ...Object.fromEntries(data),
    services: data.getAll("services"),
    features: data.getAll("features"),
  });
}

/** No toast covers the middle of the window. */
export function pointOut(form: HTMLFormElement | null, name: string): void {
  const field = form?.querySelector<HTMLElement>(`[name="${name}"]:not([type="hidden"])`);
  field?.scrollIntoView({ block: "center" });
  field?.focus({ preventScroll: true });
}

/** The button lost the focus while it was disabled. */
export function focusSend(form: HTMLFormElement | null): void {
  focusIfLost(form?.querySelector<HTMLElement>('[value="send"]:not([tabindex])'), { preventScroll: true });
}
