import { useState } from "react";
import { useNavigation } from "react-router";
import { useFormKey } from "~/features/desk/use-form-key";

/**
 * The draft that is being written on this page. It stays when the page is read again after somebody has sent it
 * elsewhere: what was typed can still be seen, and saving it says what happened.
 */
export function useHeldDraft<Draft extends { version: number }>(draft: Draft | null) {
  const isSent = useNavigation().formData !== undefined;
  const [held, hold] = useState(draft);
  if (draft !== null && draft !== held) hold(draft);
  const editor = draft ?? held;
  const version = editor?.version ?? 0;
  return { editor, ...useFormKey({ about: String(version), version, isSent }) };
}
