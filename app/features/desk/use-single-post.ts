import { type FormEvent, useEffect, useEffectEvent, useRef } from "react";
import { useNavigation } from "react-router";
import { countTaken } from "./not-taken";

interface WaitingPost {
  form: HTMLFormElement;
  submitter: HTMLElement | null;
  /** Of what the form is about, as its writer had read it. */
  version: string;
}

/**
 * For `onSubmitCapture`: a form that is being posted is not posted again with the same content. A second tap on its button
 * would add a second note. A form with a version waits for what is under way on the same page: that may give what it is
 * about another one, and the writer would be accused of the own change.
 */
export function useSinglePost(): (event: FormEvent) => void {
  const { state, formMethod, formAction, formData } = useNavigation();
  const waiting = useRef<WaitingPost[]>([]);
  /** How much had been taken when what is under way was posted. */
  const takenBefore = useRef(0);
  const onIdle = useEffectEvent(() => {
    const [next, ...others] = waiting.current.filter(({ form }) => form.isConnected);
    // After a conflict, their writer has not read yet what they would overwrite.
    const isRead = next && (countTaken() > takenBefore.current || versionOf(next.form) === next.version);
    waiting.current = isRead ? others : [];
    if (isRead) next.form.requestSubmit(next.submitter);
  });
  useEffect(() => {
    if (state === "idle") onIdle();
  }, [state]);

  return (event) => {
    const { target: form, nativeEvent } = event;
    if (!(form instanceof HTMLFormElement)) return;
    const { submitter } = nativeEvent as SubmitEvent;
    if (formAction && formData && pathOf(actionOf(form)) === pathOf(formAction)) {
      if (contentOf(new FormData(form, submitter)) === contentOf(formData)) return event.preventDefault();
      const version = versionOf(form);
      if (formMethod === "POST" && version !== null) {
        waiting.current = [...waiting.current.filter((post) => post.form !== form), { form, submitter, version }];
        return event.preventDefault();
      }
    }
    takenBefore.current = countTaken();
  };
}

function versionOf(form: HTMLFormElement): string | null {
  const field = form.elements.namedItem("version");
  return field instanceof HTMLInputElement ? field.value : null;
}

/** Not as its property: a form may have a field of that name. */
function actionOf(form: HTMLFormElement): string {
  return form.getAttribute("action") ?? "";
}

function pathOf(address: string): string {
  return new URL(address, document.baseURI).pathname;
}

function contentOf(fields: FormData): string {
  return JSON.stringify([...fields]);
}
