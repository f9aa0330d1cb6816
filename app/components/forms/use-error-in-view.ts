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
    const field = form.current?.querySelector<HTMLElement>("[aria-invalid=true], [data-invalid] input");
    if (field) return field.focus();
    const notice = form.current?.querySelector<HTMLElement>("[role=alert]");
    if (!notice) return;
    notice.scrollIntoView({ block: "center" });
    notice.tabIndex = -1;
    focusIfLost(notice, { preventScroll: true });
  }, [answer]);
  return form;
}
