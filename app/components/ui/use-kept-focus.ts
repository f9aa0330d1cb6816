import { type RefCallback, useCallback, useRef } from "react";

/**
 * The `ref` of a form that is made anew by another `key`: the control that had the focus has it in the new form too, or
 * where that has none of the same `id`, its button.
 */
export function useKeptFocus(): RefCallback<HTMLFormElement> {
  const focused = useRef<string | null>(null);
  return useCallback((form) => {
    const kept = focused.current === null ? null : form?.querySelector<HTMLElement>(focused.current);
    kept?.focus({ preventScroll: true });
    // Told before it leaves the page, with which the focus would go.
    return () => {
      const control = form?.contains(document.activeElement) ? document.activeElement : null;
      focused.current = control && (control.id ? `#${CSS.escape(control.id)}` : "[type=submit]");
    };
  }, []);
}
