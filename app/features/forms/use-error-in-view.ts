import { type RefObject, useEffect, useRef } from "react";
import { focusIfLost } from "~/components/ui/focus-if-lost";

/** Where somebody types or chooses. */
const FIELDS = "input, select, textarea";

/**
 * Gives the first field that was turned down the focus, or brings what is said above the form into view, as whoever pressed
 * a button at its end sees neither. Who types in another form by then is left there. `answer` is what came of it, null before.
 */
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
