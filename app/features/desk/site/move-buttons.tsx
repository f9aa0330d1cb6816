import { ArrowDown, ArrowUp, type LucideIcon } from "lucide-react";

const STEPS = [
  { step: "up", icon: ArrowUp },
  { step: "down", icon: ArrowDown },
] as const;
type Step = (typeof STEPS)[number]["step"];

/** The list with `item` one place earlier or later; the same list if there is no such place. */
export function moved(list: readonly string[], item: string, step: Step): string[] {
  const from = list.indexOf(item);
  const to = from + (step === "up" ? -1 : 1);
  if (from < 0 || to < 0 || to >= list.length) return [...list];
  return list.toSpliced(from, 1).toSpliced(to, 0, item);
}

interface MoveButtonsProps {
  id: string;
  /** The words for the item. */
  item: string;
  place: number;
  count: number;
  words: Readonly<Record<Step, string>>;
}

/** Send their form with `do` as `up.{id}` or `down.{id}`. */
export function MoveButtons({ id, item, place, count, words }: MoveButtonsProps) {
  return STEPS.map(({ step, icon }) => (
    <ItemButton
      key={step}
      todo={`${step}.${id}`}
      icon={icon}
      label={words[step]}
      item={item}
      disabled={place === (step === "up" ? 0 : count - 1)}
    />
  ));
}

interface ItemButtonProps {
  todo: string;
  icon: LucideIcon;
  label: string;
  item: string;
  disabled?: boolean;
}

export function ItemButton({ todo, icon: Icon, label, item, disabled }: ItemButtonProps) {
  return (
    <button
      id={todo}
      type="submit"
      name="do"
      value={todo}
      title={label}
      disabled={disabled}
      className="grid size-11 cursor-pointer place-items-center rounded-control text-indigo-700 hover:bg-indigo-100 disabled:cursor-default disabled:text-linen-300"
    >
      <Icon aria-hidden="true" className="size-5" />
      <span className="sr-only">
        {label}: {item}
      </span>
    </button>
  );
}
