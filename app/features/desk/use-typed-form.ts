import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { useErrorInView } from "~/features/forms/use-error-in-view";
import { type DeskDraft, dropDeskDraft, keepDeskDraft, readDeskDraft } from "./desk-draft";
import { useDeskWriter } from "./desk-writer";
import { controlsOf, servedIn, typedIn } from "./typed-fields";

interface FormInHand {
  /** Tells the form from every other one of the desk. */
  source: string;
  /** What it would change, as the page shows it. */
  about?: string;
  /** The version that the page shows. */
  stamp?: string;
  /** Why what was sent was not taken; null when it was, or nothing was. */
  refused: object | null;
}

export interface TypedForm {
  form: RefObject<HTMLFormElement | null>;
  /** To be called whenever something in the form changes. */
  keep: () => void;
  /** What was typed before has come back; `outdated`: what it is about has changed since. */
  restored: "current" | "outdated" | null;
  discard: () => void;
  /** To be called when `sent` was taken and the form stays: it is empty then, but for what was typed since. */
  begin: (sent: FormData) => void;
  /** The version that its writer has read: posted with the form, so that nothing is overwritten unseen. */
  stamp: string;
}

/** Keeps what is typed into the fields of a form on this device until it is taken, and puts it back. */
export function useTypedForm({ source, about = "", stamp = "", refused }: FormInHand): TypedForm {
  const form = useErrorInView(refused);
  const { by } = useDeskWriter();
  const [restored, setRestored] = useState<DeskDraft | null>(null);
  const isOutdated = restored !== null && restored.about !== about;
  const seen = isOutdated ? { about: restored.about, stamp: restored.stamp } : { about, stamp };

  // After a refusal the page serves what was typed.
  const isUntyped = () =>
    controlsOf(form.current).every((control) => control.value === (refused ? "" : servedIn(control)));
  const keepAs = (read: { about: string; stamp: string }) => {
    if (isUntyped()) dropDeskDraft(source);
    else keepDeskDraft(source, { by, at: Date.now(), typed: typedIn(form.current), ...read });
  };
  const keep = () => keepAs(seen);

  const restore = useEffectEvent(() => {
    if (refused) return;
    const draft = readDeskDraft(source, by);
    const typed = new Map(draft?.typed);
    for (const control of controlsOf(form.current)) {
      // What was typed before the scripts came is newer.
      if (control.value === servedIn(control)) control.value = typed.get(control.name) ?? control.value;
    }
    if (draft && !isUntyped()) setRestored(draft);
    else keep();
  });
  // Whoever was told why it was not taken has seen what the form is about now.
  const keepRefused = useEffectEvent(() => {
    setRestored(null);
    keepAs({ about, stamp });
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every form.
  useEffect(() => restore(), [source]);
  useEffect(() => {
    if (refused) keepRefused();
  }, [refused]);

  return {
    form,
    keep,
    restored: restored && (isOutdated ? "outdated" : "current"),
    discard: () => {
      form.current?.reset();
      dropDeskDraft(source);
      setRestored(null);
      controlsOf(form.current)[0]?.focus();
    },
    begin: (sent) => {
      setRestored(null);
      if (controlsOf(form.current).every(({ name, value }) => value === sent.get(name))) form.current?.reset();
      keepAs({ about, stamp });
    },
    stamp: seen.stamp,
  };
}
