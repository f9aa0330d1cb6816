import { Check } from "lucide-react";
import type { ReactNode } from "react";
import type { ClothName } from "~/components/illustrations/cloths";
import { Weave } from "~/components/illustrations/weave";
import { Unbroken } from "~/components/ui/unbroken";

export interface Choice<Id extends string> {
  id: Id;
  title: string;
  text: string;
  /** Empty if the choice has no price of its own. */
  price: string;
  /** null for a plain card. */
  cloth: ClothName | null;
  hint: string | null;
}

interface ChoiceCardsProps<Id extends string> {
  type: "radio" | "checkbox";
  name: string;
  choices: readonly Choice<Id>[];
  chosen: readonly Id[];
  onChange: (name: string) => void;
  className: string;
}

/** Uncontrolled: the browser shows a choice before what follows from it. `chosen` is the initial state. */
export function ChoiceCards<Id extends string>({ choices, className, ...rest }: ChoiceCardsProps<Id>) {
  return (
    <div className={`grid gap-3 ${className}`}>
      {choices.map((choice) => (
        <ChoiceCard key={choice.id} choice={choice} {...rest} />
      ))}
    </div>
  );
}

interface ChoiceCardProps<Id extends string> extends Omit<ChoiceCardsProps<Id>, "choices" | "className"> {
  choice: Choice<Id>;
}

function ChoiceCard<Id extends string>({ type, name, choice, chosen, onChange }: ChoiceCardProps<Id>) {
  const { id, title, text, price, cloth, hint } = choice;
  return (
    <label className="group relative flex min-w-0 cursor-pointer overflow-hidden rounded-control border-2 border-linen-300 bg-white transition-[background-color,border-color] duration-200 ease-out hover:border-indigo-500 has-checked:border-indigo-700 has-checked:bg-indigo-100 has-disabled:cursor-progress has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-indigo-700 motion-reduce:transition-none">
      {cloth && (
        <span aria-hidden="true" className="relative w-[min(3.5rem,14vw)] shrink-0 sm:w-18">
          <Weave cloth={cloth} pitch={8} className="absolute inset-0" />
        </span>
      )}
      <span className="flex min-w-0 flex-1 gap-3.5 px-4 py-4">
        <span className="relative mt-0.5 grid size-6 shrink-0 place-items-center">
          <input
            type={type}
            name={name}
            value={id}
            defaultChecked={chosen.includes(id)}
            onChange={() => onChange(name)}
            className={`peer size-6 appearance-none forced-colors:appearance-auto border-2 border-ink-500 bg-white outline-none checked:border-indigo-700 checked:bg-indigo-700 ${type === "radio" ? "rounded-full" : "rounded-stitch"}`}
          />
          <Mark type={type} />
        </span>
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-display text-lg leading-tight font-bold wrap-anywhere text-ink-950">
              <Unbroken>{title}</Unbroken>
            </span>
            <span className="text-small font-semibold text-indigo-700 tabular-nums">{price}</span>
          </span>
          <span className="mt-0.5 block leading-snug wrap-anywhere">{text}</span>
          {hint && <Hint>{hint}</Hint>}
        </span>
      </span>
    </label>
  );
}

function Mark({ type }: { type: "radio" | "checkbox" }) {
  const className = "pointer-events-none absolute opacity-0 forced-colors:hidden peer-checked:opacity-100";
  return type === "radio" ? (
    <span aria-hidden="true" className={`size-2.5 rounded-full bg-white ${className}`} />
  ) : (
    <Check aria-hidden="true" className={`size-4.5 text-white ${className}`} strokeWidth={3} />
  );
}

function Hint({ children }: { children: ReactNode }) {
  return <span className="mt-2 block border-l-3 border-weld-400 pl-2.5 text-small text-ink-950">{children}</span>;
}
