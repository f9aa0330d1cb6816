import { type RefObject, useEffect, useEffectEvent } from "react";
import { type FormDraft, readDraft } from "./form-draft";

/**
 * Calls `onSent` where the browser shows a page again as it was left, and its `draft` is gone: the same form was sent on
 * another page meanwhile. Sent once more from here, it would be another request.
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
