interface EnterButtonProps {
  label: string;
  name?: string;
  value?: string;
  formNoValidate?: boolean;
}

/** Enter in a field presses the first button of a form: for forms whose visible first button would be wrong. */
export function EnterButton({ label, ...sent }: EnterButtonProps) {
  return (
    <button type="submit" {...sent} tabIndex={-1} aria-hidden="true" className="sr-only">
      {label}
    </button>
  );
}
