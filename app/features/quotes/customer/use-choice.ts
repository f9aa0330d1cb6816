import { useEffect, useEffectEvent, useState } from "react";
import { type Choice, postedKeys, readChoice } from "../choice";
import type { Offer } from "../quote";

/** The lines that are chosen in the form `form`, which the browser keeps: they may be chosen before scripts run. */
export function useChoice(form: string, { offer, choice: first }: { offer: Offer; choice: Choice }) {
  const [choice, setChoice] = useState(first);
  const read = () => {
    const element = document.getElementById(form);
    if (element instanceof HTMLFormElement) setChoice(readChoice(offer, postedKeys(new FormData(element))) ?? first);
  };
  const readFirst = useEffectEvent(read);
  useEffect(() => readFirst(), []);
  return { choice, read };
}
