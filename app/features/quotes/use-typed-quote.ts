import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import {
  type DeskDraft,
  dropDeskDraft,
  dropSentDraft,
  keepDeskDraft,
  readDeskDraft,
  type TypedFields,
  takeDraftStamped,
} from "~/features/desk/desk-draft";
import { useDeskWriter } from "~/features/desk/desk-writer";
import { typedIn } from "~/features/desk/typed-fields";
import { asTyped, type DraftFields, readTyped } from "./draft-fields";
import { FIRST_VERSION } from "./quote";
import type { EditorAnswer } from "./quote-editor";
import type { QuoteEditorState } from "./use-quote-editor";

/** The version of the draft that was read or, for a new one, the id that it would get. Posted under this name. */
export interface QuoteStamp {
  name: "version" | "id";
  value: string;
}

/** A stored quote, or a new one for a request or for nobody. */
export type WrittenQuote = { quote: string } | { request: string | null };

interface QuoteInHand {
  editor: QuoteEditorState;
  form: RefObject<HTMLFormElement | null>;
  of: WrittenQuote;
  stamp: QuoteStamp;
  fields: DraftFields;
  answer: EditorAnswer | null;
}

/** What is known about the draft, besides its fields. */
interface Progress {
  /** Whether the stored draft has been read: nothing replaces it before. */
  isReady: boolean;
  isRestored: boolean;
  /** Whether it was sent and may have arrived: nothing says that it was refused. */
  isSent: boolean;
  /** The stamp that it is posted with; null: that of the page. */
  stamp: string | null;
}

const UNREAD: Progress = { isReady: false, isRestored: false, isSent: false, stamp: null };
const NEW: Progress = { ...UNREAD, isReady: true };

/** Keeps what is typed into the editor on this device until it is saved, and puts it back. */
export function useTypedQuote({ editor: { draft, replace }, form, of, stamp, fields, answer }: QuoteInHand) {
  const { by } = useDeskWriter();
  const source = quoteDraft(of);
  // What the editor began with: that alone is not worth keeping. The page may be read again, in another language.
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
    const kept = readDeskDraft(source, by) ?? ("quote" in of ? takeTypedAsNew(of.quote, by) : null);
    if (!kept || isSame(kept.typed, asTyped(first))) {
      // What was typed before the scripts loaded is in the form alone.
      replace(readTyped(typedIn(form.current)));
      return setProgress(NEW);
    }
    const wasSent = kept.about === "sent";
    // If somebody else has changed it since, saving says so. A new one keeps its id once it was sent, as it may be
    // stored under it; before that, another tab may have the same draft, and store something else under it.
    const isTakenUp = stamp.name === "version" || wasSent;
    replace(readTyped(kept.typed));
    setProgress({ isReady: true, isRestored: true, isSent: wasSent, stamp: isTakenUp ? kept.stamp : null });
  });
  useEffect(() => restore(), []);

  useEffect(() => {
    if (answer?.outcome === "invalid") setProgress((known) => ({ ...known, isSent: false }));
    // Whoever was told of a conflict has seen the draft as it is now.
    if (answer?.outcome === "conflict") setProgress((known) => ({ ...known, isRestored: false, stamp: null }));
  }, [answer]);

  useEffect(() => {
    if (!isReady) return;
    const typed = asTyped(draft);
    // What was refused is kept, even if it is what the editor began with.
    if (!outcome && isSame(typed, asTyped(first))) dropDeskDraft(source);
    else keepDeskDraft(source, { by, at: Date.now(), typed, about: isSent ? "sent" : "typed", stamp: posted });
  }, [isReady, draft, first, outcome, source, by, isSent, posted]);

  return {
    restored: isRestored ? (stamp.name === "version" && posted !== stamp.value ? "outdated" : "current") : null,
    discard: () => {
      setProgress(NEW);
      replace(first);
      form.current?.querySelector<HTMLElement>("input:not([type=hidden])")?.focus();
    },
    /** To be called when the form is sent. */
    noteSent: () => setProgress((known) => ({ ...known, isSent: true, stamp: posted })),
    stamp: { name: stamp.name, value: posted },
  } as const;
}

/** The storage key of what is typed about this quote. */
export function quoteDraft(of: WrittenQuote): string {
  return "quote" in of ? `quote-${of.quote}` : `quote-new-${of.request ?? ""}`;
}

/** The buttons that have the server store what was sent. */
const WRITTEN_BY = ["save", "preview"];

/**
 * To be called when the server has taken what was `sent` from the page of a stored quote. If the draft was saved, what
 * was typed since belongs to the version which that made.
 */
export function noteTaken(of: { quote: string }, sent: FormData): void {
  const button = String(sent.get("do"));
  if (button === "discard") dropDeskDraft(quoteDraft(of));
  if (!WRITTEN_BY.includes(button)) return;
  const since = dropSentDraft(quoteDraft(of), sent);
  const stamp = String(Number(sent.get("version")) + 1);
  if (since) keepDeskDraft(quoteDraft(of), { ...since, about: "typed", stamp });
}

/** What was typed in the editor of a new quote after it was sent to be stored under this id. */
function takeTypedAsNew(quote: string, by: string): DeskDraft | null {
  const typed = takeDraftStamped(quote, by);
  return typed && { ...typed, about: "typed", stamp: String(FIRST_VERSION) };
}

function isSame(typed: TypedFields, other: TypedFields): boolean {
  return JSON.stringify(typed) === JSON.stringify(other);
}
