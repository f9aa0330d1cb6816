import { type RefObject, useEffect, useRef } from "react";

/**
 * For a form that is longer than a screen: gives the first field that was turned down the focus, or brings what is said
 * above the form into view, as whoever pressed a button at its end sees neither. `answer` is what came of it, null before.
 */
export function useErrorInView(answer: object | null): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!answer) return;
    const field = form.current?.querySelector<HTMLElement>("[aria-invalid=true], [data-invalid] input");
    if (field) field.focus();
    else form.current?.querySelector("[role=alert]")?.scrollIntoView({ block: "center" });
  }, [answer]);
  return form;
}
