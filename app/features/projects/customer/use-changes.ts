import { useEffect, useState } from "react";
import type { FormAnswer } from "~/components/forms/form-answer";
import { projectDrafts as drafts } from "./project-drafts";
import { typedChanges } from "./project-forms";

/** Boxes that the form begins with. */
const BEGIN = 3;

interface Changes {
  changes: readonly string[];
  write: (index: number, text: string) => void;
  add: () => void;
  /** True if they were typed on this device before. */
  isRestored: boolean;
}

/** Changes as they are typed, which stay on the device until they are sent. `source`: the project and its version. */
export function useChanges(source: string, answer: FormAnswer | null): Changes {
  const [changes, setChanges] = useState<readonly string[]>(() => padded(typedChanges(answer)));
  const [isRestored, setRestored] = useState(false);
  useEffect(() => {
    const kept = drafts.read(source);
    if (!isTexts(kept) || kept.every((text) => text === "")) return;
    setChanges(padded(kept));
    setRestored(true);
  }, [source]);

  function change(next: readonly string[]): void {
    setChanges(next);
    drafts.keep(source, next);
  }

  return {
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

function padded(changes: readonly string[]): readonly string[] {
  return [...changes, ...Array.from({ length: Math.max(0, BEGIN - changes.length) }, () => "")];
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((text) => typeof text === "string");
}
