import { type RefObject, useEffect, useEffectEvent } from "react";
import { type FormDraft, readDraft } from "./form-draft";

/**
 * Calls `onSent` when a page is restored from the back/forward cache and its `draft` is gone: the same form was sent
 * from another page meanwhile. Sent from here too, it would be another request.
 */
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
