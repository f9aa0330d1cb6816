import { useState } from "react";
import { useNavigation } from "react-router";

/**
 * The draft that is written on this page. It stays under the hands of its writer when the page is read again after
 * somebody has sent it elsewhere: what was typed can still be seen, and saving it says what happened. So does what is
 * typed while the draft is being saved: the editor with this `key` goes on with the version that this made.
 */
export function useHeldDraft<Draft extends { version: number }>(draft: Draft | null) {
  const { formData } = useNavigation();
  const [held, hold] = useState({ draft, key: draft?.version, isTypedOn: false });
  if (draft !== null && draft !== held.draft) {
    const made = draft.version - (held.draft?.version ?? 0);
    hold({ ...held, draft, key: made === 0 || (made === 1 && held.isTypedOn) ? held.key : draft.version });
  } else if (held.isTypedOn && !formData) {
    hold({ ...held, isTypedOn: false });
  }
  return {
    editor: held.draft,
    key: held.key,
    /** To be called whenever something is typed into the editor. */
    noteTyped: () => formData && hold((known) => ({ ...known, isTypedOn: true })),
  };
}
