interface EnterButtonProps {
  label: string;
  name?: string;
  value?: string;
  formNoValidate?: boolean;
}

/**
 * What Enter in a field presses, which is the first button of a form, where that would be another one than it should be.
 * Nobody sees it or comes to it.
 */
export function EnterButton({ label, ...sent }: EnterButtonProps) {
  return (
    <button type="submit" {...sent} tabIndex={-1} aria-hidden="true" className="sr-only">
      {label}
    </button>
  );
}
