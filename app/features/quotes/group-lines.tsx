import { FieldError } from "~/components/ui/field";
import type { QuotesCopy } from "~/content/site/quotes/quotes-copy.server";
import type { Choice } from "./choice";
import type { Choosing } from "./quote-sheet";
import type { ShownGroup, ShownLine } from "./shown-offer";

interface GroupLinesProps {
  group: ShownGroup;
  /** The field that its boxes or radios are posted as. */
  name: string;
  choice: Choice;
  choosing: Choosing | null;
  copy: QuotesCopy["sheet"];
}

const ROW = "flex items-baseline justify-between gap-x-6 border-b border-linen-200 py-3";

export function GroupLines({ group, name, choice, choosing, copy }: GroupLinesProps) {
  const { key, kind, title, lines } = group;
  const id = `group-${key}`;
  const heading = "border-b-2 border-ink-950 pb-2 text-h3";
  if (kind === "fixed") {
    return (
      <section aria-labelledby={id}>
        <h2 id={id} className={heading}>
          {title}
        </h2>
        <ul>
          {lines.map((line) => (
            <li key={line.key} className={ROW}>
              <LineText line={line} month={copy.sums.month} />
            </li>
          ))}
        </ul>
      </section>
    );
  }
  const error = choosing?.errorOf(key);
  const isOne = kind === "one_of";
  return (
    <fieldset className="min-w-0" aria-describedby={error && `${id}-error`}>
      <legend className="w-full">
        <h2 id={id} className={heading}>
          {title}
        </h2>
      </legend>
      <p className="mt-2 text-small text-ink-500">{copy.groups[kind].how}</p>
      <FieldError id={`${id}-error`} text={error} />
      {lines.map((line) => {
        const isChosen = choice.includes(line.key);
        return (
          <label
            key={line.key}
            className={`${ROW} min-h-13 cursor-pointer ${isChosen ? "" : "text-ink-500 print:hidden"}`}
          >
            <input
              type={isOne ? "radio" : "checkbox"}
              name={name}
              value={line.key}
              form={choosing?.form}
              disabled={!choosing}
              defaultChecked={isChosen}
              aria-invalid={error ? true : undefined}
              onChange={choosing?.onChoose}
              className="size-6 shrink-0 translate-y-1 accent-indigo-700"
            />
            <LineText line={line} month={copy.sums.month} isMuted={!isChosen} />
          </label>
        );
      })}
    </fieldset>
  );
}

/** `month`: follows the amount of a line per month. */
export function LineText({ line, month, isMuted }: { line: ShownLine; month?: string; isMuted?: boolean }) {
  const { description, quantity, unit, amount, per } = line;
  const ink = isMuted ? "" : "text-ink-950";
  return (
    <>
      <span className="min-w-0 flex-1">
        <span className={`block hyphens-auto wrap-anywhere ${ink}`}>{description}</span>
        {quantity && (
          <span className="block text-small text-ink-500 tabular-nums">
            {quantity} × {unit}
          </span>
        )}
      </span>
      <span className={`shrink-0 text-right tabular-nums ${ink}`}>
        {amount}
        {month && per === "month" && <span className="block text-small text-ink-500">{month}</span>}
      </span>
    </>
  );
}
