import { type RefObject, useEffect, useState } from "react";
import type { FormAnswer } from "~/components/forms/form-answer";
import { projectDrafts as drafts } from "./project-drafts";
import { CHANGE_FIELD, typedChanges } from "./project-forms";

/** Boxes that the form begins with. */
const BEGIN = 3;

interface Changes {
  /** True once the boxes show `changes`. */
  isRead: boolean;
  changes: readonly string[];
  write: (index: number, text: string) => void;
  add: () => void;
  /** True if they were typed on this device before. */
  isRestored: boolean;
}

/**
 * Changes as they are typed in `form`, which stay on the device until they are sent. `source`: the project and its
 * version.
 */
export function useChanges(
  source: string,
  form: RefObject<HTMLFormElement | null>,
  answer: FormAnswer | null,
): Changes {
  const [changes, setChanges] = useState<readonly string[]>(() => padded(typedChanges(answer)));
  const [isRestored, setRestored] = useState(false);
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    // Typed before the page came alive.
    const typed = form.current ? (new FormData(form.current).getAll(CHANGE_FIELD) as string[]) : [];
    const kept = drafts.read(source);
    const begun = merged(typed, isTexts(kept) ? kept : []);
    setRead(true);
    if (begun.every((text) => text === "")) return;
    setChanges(padded(begun));
    setRestored(true);
    drafts.keep(source, begun);
  }, [source, form]);

  function change(next: readonly string[]): void {
    setChanges(next);
    drafts.keep(source, next);
  }

  return {
    isRead,
    changes,
    write: (index, text) => change(changes.map((each, at) => (at === index ? text : each))),
    add: () => change([...changes, ""]),
    isRestored,
  };
}

/** Forgets changes that were sent. */
export function forgetChanges(source: string): void {
  drafts.drop(source);
}

/** The text of each box: the one that was typed, else the one that was kept. */
function merged(typed: readonly string[], kept: readonly string[]): string[] {
  const { length } = typed.length > kept.length ? typed : kept;
  return Array.from({ length }, (_, at) => typed[at] || kept[at] || "");
}

function padded(changes: readonly string[]): readonly string[] {
  return [...changes, ...Array.from({ length: Math.max(0, BEGIN - changes.length) }, () => "")];
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((text) => typeof text === "string");
}
