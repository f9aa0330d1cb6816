import { Search } from "lucide-react";
import { type RefCallback, useCallback, useRef } from "react";
import { Button } from "./button";

/** Moves the focus from a control to the one with the same `id` in the recreated form, or else to its button. */
export function useKeptFocus(): RefCallback<HTMLFormElement> {
  const focused = useRef<string | null>(null);
  return useCallback((form) => {
    const kept = focused.current === null ? null : form?.querySelector<HTMLElement>(focused.current);
    kept?.focus({ preventScroll: true });
    // The form is still in the page; removing it loses the focus.
    return () => {
      const control = form?.contains(document.activeElement) ? document.activeElement : null;
      focused.current = control && (control.id ? `#${CSS.escape(control.id)}` : "[type=submit]");
    };
  }, []);
}

export function SearchButton({ label }: { label: string }) {
  return (
    <Button type="submit" variant="dark">
      <Search aria-hidden="true" />
      <span className="max-sm:sr-only">{label}</span>
    </Button>
  );
}
