import { type FormEvent, useEffect, useEffectEvent, useRef } from "react";
import { useNavigation } from "react-router";
import { countTaken } from "./not-taken";

interface WaitingPost {
  form: HTMLFormElement;
  submitter: HTMLElement | null;
  version: string;
}

/** A second tap would add a second note; with a version, a user would conflict with their own change. */
export function useSinglePost(): (event: FormEvent) => void {
  const { state, formMethod, formAction, formData } = useNavigation();
  const waiting = useRef<WaitingPost[]>([]);
  /** Posts that had succeeded before the pending one was sent. */
  const takenBefore = useRef(0);
  const onIdle = useEffectEvent(() => {
    const [next, ...others] = waiting.current.filter(({ form }) => form.isConnected);
    // A conflict means that the user has not read what they would overwrite.
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

/** Reads the attribute: a form may have a field named `action`. */
function actionOf(form: HTMLFormElement): string {
  return form.getAttribute("action") ?? "";
}

function pathOf(address: string): string {
  return new URL(address, document.baseURI).pathname;
}

function contentOf(fields: FormData): string {
  return JSON.stringify([...fields]);
}
