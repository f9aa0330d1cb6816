import { useState } from "react";
import { useNavigation } from "react-router";
import { useFormKey } from "~/components/desk/use-form-key";

/** The draft stays when somebody has sent it elsewhere: saving what was typed says what happened. */
export function useHeldDraft<Draft extends { version: number }>(draft: Draft | null) {
  const isSent = useNavigation().formData !== undefined;
  const [held, hold] = useState(draft);
  if (draft !== null && draft !== held) hold(draft);
  const editor = draft ?? held;
  const version = editor?.version ?? 0;
  return { editor, ...useFormKey({ about: String(version), version, isSent }) };
}
