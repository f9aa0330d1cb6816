import { type MouseEvent, type RefObject, useEffect, useEffectEvent, useState } from "react";

interface Chosen {
  count: number;
  /** For whatever is checked inside the list. */
  onChange: (event: { target: EventTarget }) => void;
  /** For the button that resets the form. */
  clear: (event: MouseEvent<HTMLButtonElement>) => void;
}

/**
 * Counts the leads that are chosen inside `root`, and keeps "all" in step. `shown` are the leads of the page: others may
 * come in, and chosen ones go. `done` changes when they were dealt with.
 */
export function useChosen(root: RefObject<HTMLElement | null>, shown: object, done: string | null): Chosen {
  const [count, setCount] = useState(0);
  const boxes = () => [...(root.current?.querySelectorAll<HTMLInputElement>("input[name=lead]") ?? [])];
  const all = () => root.current?.querySelector<HTMLInputElement>("input[name=all]");

  function recount() {
    const chosen = boxes().filter(({ checked }) => checked).length;
    setCount(chosen);
    const box = all();
    if (!box) return;
    box.checked = chosen > 0 && chosen === boxes().length;
    box.indeterminate = chosen > 0 && !box.checked;
  }
  function choose(isChosen: boolean) {
    for (const box of boxes()) box.checked = isChosen;
    recount();
  }

  // What was dealt with is chosen no longer, nor is what the page does not show.
  const onDone = useEffectEvent((outcome: string | null) => (outcome === null ? recount() : choose(false)));
  useEffect(() => onDone(done), [done]);
  const onShown = useEffectEvent((_leads: object) => recount());
  useEffect(() => onShown(shown), [shown]);
  return {
    count,
    onChange: ({ target }) => {
      const box = target as HTMLInputElement;
      if (box.name === "all") choose(box.checked);
      else if (box.name === "lead") recount();
    },
    clear: (event) => {
      event.preventDefault();
      const chosen = boxes().find(({ checked }) => checked);
      // After a refusal that brings back what was chosen then.
      event.currentTarget.form?.reset();
      choose(false);
      // The button goes with what it belongs to.
      chosen?.focus({ preventScroll: true });
    },
  };
}
