import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import {
  type DeskDraft,
  dropDeskDraft,
  keepDeskDraft,
  readDeskDraft,
  type TypedFields,
} from "~/features/desk/desk-draft";
import { useDeskWriter } from "~/features/desk/desk-writer";
import { typedIn } from "~/features/desk/typed-fields";
import { type DraftFields, LISTED_NAMES, readFields } from "./draft-fields";
import type { EditorAnswer } from "./quote-editor";
import type { QuoteEditorState } from "./use-quote-editor";

/** The draft that was read, and its version; for one that is new, the id that it would get. */
export type QuoteStamp = { version: number } | { id: string };

interface QuoteInHand {
  editor: QuoteEditorState;
  form: RefObject<HTMLFormElement | null>;
  /** Tells the editor from those of other quotes. */
  source: string;
  stamp: QuoteStamp;
  fields: DraftFields;
  answer: EditorAnswer | null;
}

/** Keeps what is typed into the editor on this device until it is saved, and puts it back. */
export function useTypedQuote({ editor, form, source, stamp, fields, answer }: QuoteInHand) {
  const { by } = useDeskWriter();
  const [restored, setRestored] = useState<DeskDraft | null>(null);
  /** What the editor began with: that alone is not worth keeping. */
  const served = useRef("");
  const known = useRef(editor.draft);
  const [[name, value] = ["version", 0] as const] = Object.entries(stamp);
  // Changed by somebody else since: saving says so. One that is new goes under its first id, whatever became of that.
  const posted = restored?.stamp ?? String(value);

  const keep = useEffectEvent((read: string) => {
    const typed = typedIn(form.current);
    if (JSON.stringify(typed) === served.current) dropDeskDraft(source);
    else keepDeskDraft(source, { by, at: Date.now(), typed, about: "", stamp: read });
  });
  const restore = useEffectEvent(() => {
    served.current = answer?.outcome ? "" : JSON.stringify(typedIn(form.current));
    if (answer?.outcome) return keep(posted);
    const draft = readDeskDraft(source, by);
    if (!draft) return;
    if (JSON.stringify(draft.typed) === served.current) return dropDeskDraft(source);
    setRestored(draft);
    editor.replace(readFields(asPosted(draft.typed)));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every quote.
  useEffect(() => restore(), [source]);
  useEffect(() => {
    if (known.current !== editor.draft) keep(posted);
    known.current = editor.draft;
  }, [editor.draft, posted]);
  // Whoever was told of a conflict has seen how the draft stands now.
  const keepRefused = useEffectEvent(() => {
    setRestored(null);
    keep(String(value));
  });
  useEffect(() => {
    if (answer?.outcome === "conflict") keepRefused();
  }, [answer]);

  return {
    restored: restored && (name === "version" && restored.stamp !== String(value) ? "outdated" : "current"),
    discard: () => {
      setRestored(null);
      editor.replace(fields);
      dropDeskDraft(source);
      form.current?.querySelector<HTMLElement>("input:not([type=hidden])")?.focus();
    },
    stamp: { name, value: posted },
  } as const;
}

/** Where what is typed about this quote is kept; `request`: one that is new, for a request or for nobody. */
export function quoteDraft(of: { quote: string } | { request: string | null }): string {
  return "quote" in of ? `quote-${of.quote}` : `quote-new-${of.request ?? ""}`;
}

/** As the server reads a form that was posted. */
function asPosted(typed: TypedFields): Record<string, unknown> {
  const lists = LISTED_NAMES.map((listed) => [
    listed,
    typed.filter(([name]) => name === listed).map(([, text]) => text),
  ]);
  return { ...Object.fromEntries(typed), ...Object.fromEntries(lists) };
}
