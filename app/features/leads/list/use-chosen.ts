import { type MouseEvent, type RefObject, useEffect, useEffectEvent, useState } from "react";

interface Chosen {
  count: number;
  onChange: (event: { target: EventTarget }) => void;
  clear: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** `done` changes when the chosen leads have been dealt with; new ones may appear, chosen ones disappear. */
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

  // Leads that were dealt with, or that left the page, are no longer chosen.
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
      // The reset brings back the choice that was refused.
      event.currentTarget.form?.reset();
      choose(false);
      // The button disappears with its bar.
      chosen?.focus({ preventScroll: true });
    },
  };
}
