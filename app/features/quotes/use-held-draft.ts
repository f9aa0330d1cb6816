import { useState } from "react";
import { useNavigation } from "react-router";

/**
 * The draft that is written on this page. It stays under the hands of its writer when the page is read again after
 * somebody has sent it elsewhere: what was typed can still be seen, and saving it says what happened. So does what is
 * typed while the draft is being saved: the editor with this `key` goes on with the version that this made.
 */
export function useHeldDraft<Draft extends { version: number }>(quoteId: string, draft: Draft | null) {
  const { formData } = useNavigation();
  const [held, hold] = useState({ quoteId, draft, begun: draft?.version, isTypedOn: false });
  const isOther = held.quoteId !== quoteId;
  if (isOther || (draft !== null && draft !== held.draft)) {
    const before = isOther ? undefined : held.draft?.version;
    const isSame = draft?.version === before;
    const goesOn = isSame || (held.isTypedOn && before !== undefined && draft?.version === before + 1);
    hold({ quoteId, draft, begun: goesOn ? held.begun : draft?.version, isTypedOn: isSame && held.isTypedOn });
  } else if (held.isTypedOn && !formData) {
    hold({ ...held, isTypedOn: false });
  }
  return {
    editor: draft ?? (isOther ? null : held.draft),
    key: `${quoteId} ${held.begun}`,
    /** To be called whenever something in the editor changes. */
    noteTyped: () => formData && hold((known) => ({ ...known, isTypedOn: true })),
  };
}
