import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { useNavigation } from "react-router";
import {
  type DeskDraft,
  dropDeskDraft,
  readDeskDraft,
  saveDeskDraft,
  type TypedFields,
  takeStampedDraft,
  useDeskWriter,
} from "~/components/desk/desk-draft";
import { typedIn } from "~/components/desk/typed-fields";
import { useFormKey } from "~/components/desk/use-form-key";
import { FIRST_VERSION } from "../quote";
import { asTyped, type DraftFields, LISTED_NAMES, readTyped } from "./draft-fields";
import type { EditorAnswer } from "./quote-editor";
import type { QuoteEditorState } from "./use-quote-editor";

/** The version of a stored draft, or the id that a new one would get. */
export interface QuoteStamp {
  name: "version" | "id";
  value: string;
}

export type WrittenQuote = { quote: string } | { request: string | null };

interface QuoteInHand {
  editor: QuoteEditorState;
  form: RefObject<HTMLFormElement | null>;
  of: WrittenQuote;
  stamp: QuoteStamp;
  fields: DraftFields;
  answer: EditorAnswer | null;
}

interface Progress {
  /** Nothing replaces the stored draft before it has been read. */
  isReady: boolean;
  isRestored: boolean;
  /** It may have arrived: nothing says that it was refused. */
  isSent: boolean;
  /** Null: that of the page. */
  stamp: string | null;
}

const UNREAD: Progress = { isReady: false, isRestored: false, isSent: false, stamp: null };
const NEW: Progress = { ...UNREAD, isReady: true };

export function useTypedQuote({ editor: { draft, replace }, form, of, stamp, fields, answer }: QuoteInHand) {
  const { by } = useDeskWriter();
  const source = "quote" in of ? `quote-${of.quote}` : `quote-new-${of.request ?? ""}`;
  // Untouched fields need no draft. The page may be read again, in another language.
  const [{ first, version }, begin] = useState({ first: fields, version: stamp.value });
  const [progress, setProgress] = useState(UNREAD);
  // It was saved, and what was typed since belongs to the version which that made.
  if (stamp.name === "version" && version !== stamp.value) {
    begin({ first: fields, version: stamp.value });
    setProgress(NEW);
  }
  const { isReady, isRestored, isSent } = progress;
  const posted = progress.stamp ?? stamp.value;
  const outcome = answer?.outcome ?? null;

  const restore = useEffectEvent(() => {
    if (outcome) return setProgress(NEW);
    const kept = readDeskDraft(source, by) ?? ("quote" in of ? takeNewDraft(of.quote, by) : null);
    if (!kept || isSame(kept.typed, asTyped(first))) {
      // The form alone has the text typed before the scripts loaded.
      replace(readTyped([...typedIn(form.current), ...hiddenIn(form.current)]));
      return setProgress(NEW);
    }
    const wasSent = kept.about === "sent";
    // A new draft keeps its id only once sent: before, another tab may store something else under it.
    const isTakenUp = stamp.name === "version" || wasSent;
    replace(readTyped(kept.typed));
    setProgress({ isReady: true, isRestored: true, isSent: wasSent, stamp: isTakenUp ? kept.stamp : null });
  });
  useEffect(() => restore(), []);

  useEffect(() => {
    if (answer?.outcome === "invalid") setProgress((known) => ({ ...known, isSent: false }));
    // The message about the conflict shows the draft as it is now.
    if (answer?.outcome === "conflict") setProgress((known) => ({ ...known, isRestored: false, stamp: null }));
  }, [answer]);

  useEffect(() => {
    if (!isReady) return;
    const typed = asTyped(draft);
    // A refused draft is kept, even if it equals the first one.
    if (!outcome && isSame(typed, asTyped(first))) dropDeskDraft(source);
    else saveDeskDraft(source, { by, at: Date.now(), typed, about: isSent ? "sent" : "typed", stamp: posted });
  }, [isReady, draft, first, outcome, source, by, isSent, posted]);

  return {
    source,
    restored: isRestored ? (stamp.name === "version" && posted !== stamp.value ? "outdated" : "current") : null,
    discard: () => {
      setProgress(NEW);
      replace(first);
      form.current?.querySelector<HTMLElement>("input:not([type=hidden])")?.focus();
    },
    markSent: () => setProgress((known) => ({ ...known, isSent: true, stamp: posted })),
    stamp: { name: stamp.name, value: posted },
  } as const;
}

function takeNewDraft(quote: string, by: string): DeskDraft | null {
  const typed = takeStampedDraft(quote, by);
  return typed && { ...typed, about: "typed", stamp: String(FIRST_VERSION) };
}

/** The keys of rows, and what is said of a group that is the only one. */
function hiddenIn(form: HTMLFormElement | null): TypedFields {
  const hidden = [...(form?.querySelectorAll<HTMLInputElement>("input[type=hidden]") ?? [])];
  return hidden.flatMap(({ name, value }) => (LISTED_NAMES.includes(name) ? [[name, value] as const] : []));
}

function isSame(typed: TypedFields, other: TypedFields): boolean {
  return JSON.stringify(typed) === JSON.stringify(other);
}

/** The draft stays if the quote was sent elsewhere: saving the fields then says so. */
export function useKeptDraft<Draft extends { version: number }>(draft: Draft | null) {
  const isSent = useNavigation().formData !== undefined;
  const [last, setLast] = useState(draft);
  if (draft !== null && draft !== last) setLast(draft);
  const editor = draft ?? last;
  const version = editor?.version ?? 0;
  return { editor, ...useFormKey({ about: String(version), version, isSent }) };
}
