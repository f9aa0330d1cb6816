import { type RefObject, useEffect, useEffectEvent } from "react";
import { type FormDraft, readDraft } from "./form-draft";

/** Sent from another page meanwhile, it would be another request if sent from here too. */
export function useSentElsewhere(source: string, draft: RefObject<FormDraft | null>, onSent: () => void): void {
  const look = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (!persisted || !draft.current || readDraft(source)) return;
    draft.current = null;
    onSent();
  });
  useEffect(() => {
    const listener = (event: PageTransitionEvent) => look(event);
    window.addEventListener("pageshow", listener);
    return () => window.removeEventListener("pageshow", listener);
  }, []);
}
