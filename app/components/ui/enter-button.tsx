interface EnterButtonProps {
  label: string;
  name?: string;
  value?: string;
  formNoValidate?: boolean;
}

/**
 * The button that Enter in a field presses, which is always the first of a form; for forms whose visible first button
 * would be wrong. It is invisible and cannot be reached.
 */
export function EnterButton({ label, ...sent }: EnterButtonProps) {
  return (
    <button type="submit" {...sent} tabIndex={-1} aria-hidden="true" className="sr-only">
      {label}
    </button>
  );
}
