import type { FormEvent } from "react";
import { useNavigation } from "react-router";

/**
 * For `onSubmitCapture`: a form that is being posted is not posted again with the same content. A second tap on its button
 * would add a second note.
 */
export function useSinglePost(): (event: FormEvent) => void {
  const { formAction, formData } = useNavigation();
  return (event) => {
    const { target: form, nativeEvent } = event;
    if (!formAction || !formData || !(form instanceof HTMLFormElement)) return;
    const { submitter } = nativeEvent as SubmitEvent;
    const isSame =
      new URL(form.action, document.baseURI).pathname === new URL(formAction, document.baseURI).pathname &&
      contentOf(new FormData(form, submitter)) === contentOf(formData);
    if (isSame) event.preventDefault();
  };
}

function contentOf(fields: FormData): string {
  return JSON.stringify([...fields]);
}
