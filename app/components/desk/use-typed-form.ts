import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { useErrorInView } from "~/components/forms/use-error-in-view";
import { type DeskDraft, dropDeskDraft, readDeskDraft, saveDeskDraft, useDeskWriter } from "./desk-draft";
import { controlsOf, fillIn, servedIn, typedIn, valueIn } from "./typed-fields";

interface FormInHand {
  source: string;
  about?: string;
  /** The version that the page shows. */
  stamp?: string;
  /** Null when it was accepted, or nothing was sent. */
  refused: object | null;
  /** Brings back fields of the draft that the form no longer has. */
  rebuild?: (draft: DeskDraft) => void;
}

export interface TypedForm {
  source: string;
  form: RefObject<HTMLFormElement | null>;
  /** Call it on every change. */
  keep: () => void;
  /** `outdated`: the form's subject has changed since. */
  restored: "current" | "outdated" | null;
  discard: () => void;
  /** Keeps what was typed since `sent`. */
  begin: (sent: FormData) => void;
  /** Posted with the form, so that nothing is overwritten unseen. */
  stamp: string;
}

export function useTypedForm({ source, about = "", stamp = "", refused, rebuild }: FormInHand): TypedForm {
  const form = useErrorInView(refused);
  const { by } = useDeskWriter();
  const [restored, setRestored] = useState<DeskDraft | null>(null);
  const isOutdated = restored !== null && restored.about !== about;
  const seen = isOutdated ? { about: restored.about, stamp: restored.stamp } : { about, stamp };

  // A refused form is served with its input.
  const isUntyped = () =>
    controlsOf(form.current).every((control) => valueIn(control) === (refused ? "" : servedIn(control)));
  const keepAs = (read: { about: string; stamp: string }) => {
    if (isUntyped()) dropDeskDraft(source);
    else saveDeskDraft(source, { by, at: Date.now(), typed: typedIn(form.current), ...read });
  };
  const keep = () => keepAs(seen);

  const restore = useEffectEvent(() => {
    if (refused) return;
    const draft = readDeskDraft(source, by);
    if (draft && rebuild) return rebuild(draft);
    const typed = new Map(draft?.typed);
    for (const control of controlsOf(form.current)) {
      // Input from before the scripts ran is newer.
      if (valueIn(control) === servedIn(control)) fillIn(control, typed.get(control.name) ?? valueIn(control));
      // A part of the form with restored input is not folded.
      if (valueIn(control) !== servedIn(control)) control.closest("details")?.setAttribute("open", "");
    }
    if (draft && !isUntyped()) setRestored(draft);
    else keep();
  });
  // A user who was told why it was not accepted has seen the subject's current state.
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
    source,
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
      if (typedIn(form.current).every(([name, value]) => value === sent.get(name))) form.current?.reset();
      keepAs({ about, stamp });
    },
    stamp: seen.stamp,
  };
}
