import { type RefObject, useEffect, useRef } from "react";
import { focusIfLost } from "~/components/ui/focus-if-lost";

const FIELDS = "input, select, textarea, [contenteditable=true]";

/** Pressing the button at the end shows neither; those who type in another form by then are left alone. */
export function useErrorInView(answer: object | null): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const { activeElement } = document;
    const isElsewhere = activeElement?.matches(FIELDS) && !form.current?.contains(activeElement);
    if (!answer || isElsewhere) return;
    const field = form.current && firstInvalid(form.current);
    if (field) return field.focus();
    const notice = form.current?.querySelector<HTMLElement>("[role=alert]");
    if (!notice) return;
    notice.scrollIntoView({ block: "center" });
    notice.tabIndex = -1;
    focusIfLost(notice, { preventScroll: true });
  }, [answer]);
  return form;
}

/** A field may belong to a form that it stands outside of; an editor is a field of none. */
function firstInvalid(form: HTMLFormElement): HTMLElement | null {
  const invalid = "[aria-invalid=true], [data-invalid] input";
  const isOutside = (field: Element) => !form.contains(field) && field.matches(invalid);
  return ([...form.elements].find(isOutside) as HTMLElement | undefined) ?? form.querySelector<HTMLElement>(invalid);
}
