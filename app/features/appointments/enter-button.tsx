interface EnterButtonProps {
  label: string;
}

/**
 * What Enter in a field presses, which is the first button of a form: it sends what is chosen there. Without it that
 * would be a moment that is offered instead.
 */
export function EnterButton({ label }: EnterButtonProps) {
  return (
    <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only">
      {label}
    </button>
  );
}
