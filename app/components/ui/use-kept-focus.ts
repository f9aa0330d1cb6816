import { type RefCallback, useCallback, useRef } from "react";

/**
 * The `ref` of a form that is recreated with another `key`: moves the focus from a control to the one with the same
 * `id` in the new form, or else to its button.
 */
export function useKeptFocus(): RefCallback<HTMLFormElement> {
  const focused = useRef<string | null>(null);
  return useCallback((form) => {
    const kept = focused.current === null ? null : form?.querySelector<HTMLElement>(focused.current);
    kept?.focus({ preventScroll: true });
    // Called before it leaves the page, which would lose the focus.
    return () => {
      const control = form?.contains(document.activeElement) ? document.activeElement : null;
      focused.current = control && (control.id ? `#${CSS.escape(control.id)}` : "[type=submit]");
    };
  }, []);
}
