import type { KeyboardEvent, MouseEvent } from "react";
import { useWords } from "~/content/desk/words";

interface ChoiceListProps {
  label: string;
  name: string;
  chosen: string;
  choices: readonly { value: string; text: string }[];
  /** Called before the form is sent. */
  onChoose?: (value: string, event: MouseEvent) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Buttons that each send the form with their value. Arrows and first letters go through them. */
export function ChoiceList({ label, name, chosen, choices, onChoose }: ChoiceListProps) {
  const { chosen: mark } = useWords("rows");
  return (
    <ul aria-label={label} onKeyDown={move} className="grid">
      {choices.map(({ value, text }) => (
        <li key={value}>
          <button
            type="submit"
            name={name}
            value={value}
            aria-pressed={value === chosen}
            onClick={(event) => onChoose?.(value, event)}
            className="flex min-h-11 w-full items-center justify-between gap-3 rounded-control px-3 text-left text-small font-semibold text-ink-950 hover:bg-indigo-100 active:bg-indigo-300 aria-pressed:bg-linen-200"
          >
            <span className="min-w-0 wrap-anywhere">{text}</span>
            {value === chosen && <span className="font-normal text-ink-700">{mark}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}

function move(event: KeyboardEvent<HTMLElement>): void {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey) return;
  const buttons = [...event.currentTarget.querySelectorAll("button")];
  const at = buttons.indexOf(event.target as HTMLButtonElement);
  const step = STEPS[key];
  if (step) {
    event.preventDefault();
    buttons[at + step]?.focus();
    return;
  }
  if (!/^\p{L}$/u.test(key)) return;
  // No single key of the page either.
  event.preventDefault();
  const isNext = (button: HTMLButtonElement) => (button.textContent ?? "").toLowerCase().startsWith(key.toLowerCase());
  (buttons.slice(at + 1).find(isNext) ?? buttons.find(isNext))?.focus();
}
