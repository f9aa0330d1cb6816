import { useEffect, useEffectEvent, useState } from "react";
import { showToast } from "~/components/ui/toast-store";
import { useWords } from "~/content/desk/words";
import { NOT_TAKEN_EVENT, type NotTaken } from "./not-taken";

/** True for a user who was signed out, until `loaded` changes. */
export function useNotTaken(loaded: object): boolean {
  const words = useWords("admin").desk.notTaken;
  const [refused, setRefused] = useState<object | null>(null);
  const onNotTaken = useEffectEvent((reason: NotTaken) => {
    if (reason === "signed-out") setRefused(loaded);
    else showToast({ id: NOT_TAKEN_EVENT, type: "error", title: words.title, description: words.text });
  });
  useEffect(() => {
    const listen = (event: Event) => onNotTaken((event as CustomEvent<NotTaken>).detail);
    window.addEventListener(NOT_TAKEN_EVENT, listen);
    return () => window.removeEventListener(NOT_TAKEN_EVENT, listen);
  }, []);
  return refused === loaded;
}
