import { useState } from "react";

/**
 * The draft that is written on this page. It stays under the hands of its writer when the page is read again after
 * somebody has sent it elsewhere: what was typed can still be seen, and saving it says what happened.
 */
export function useHeldDraft<Draft>(quoteId: string, draft: Draft | null): Draft | null {
  const [held, hold] = useState({ quoteId, draft });
  if (held.quoteId !== quoteId || (draft !== null && draft !== held.draft)) {
    hold({ quoteId, draft });
    return draft;
  }
  return draft ?? held.draft;
}
