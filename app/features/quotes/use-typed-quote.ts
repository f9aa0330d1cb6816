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
import { DISCOUNT_NAMES, type DraftFields, LINE_NAMES, LISTED_NAMES, readFields } from "./draft-fields";
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
  /** What the editor began with: that alone is not worth keeping. The page may be read again, in another language. */
  const [first] = useState(fields);
  const known = useRef(editor.draft);
  /** What was sent may have arrived, as long as nobody was told that it was refused. */
  const isSent = useRef(false);
  const [[name, value] = ["version", 0] as const] = Object.entries(stamp);
  // Changed by somebody else since: saving says so. One that is new keeps its id once it was sent, as it may be saved under
  // it; before that another tab may have the same draft, and save something else under it.
  const isTakenUp = restored !== null && (name === "version" || restored.about === "sent");
  const posted = isTakenUp ? restored.stamp : String(value);

  const keepDraft = (read: string) => {
    const typed = typedInto(editor.draft);
    const about = isSent.current ? "sent" : "typed";
    // What was refused is kept as it is.
    if (!answer?.outcome && JSON.stringify(typed) === JSON.stringify(typedInto(first))) dropDeskDraft(source);
    else keepDeskDraft(source, { by, at: Date.now(), typed, about, stamp: read });
  };
  const keep = useEffectEvent(keepDraft);
  const restore = useEffectEvent(() => {
    if (answer?.outcome) return keep(posted);
    const draft = readDeskDraft(source, by);
    // What was typed before the scripts came stands in the form alone.
    if (!draft) return editor.replace(readFields(asPosted(typedIn(form.current))));
    if (JSON.stringify(draft.typed) === JSON.stringify(typedInto(first))) return dropDeskDraft(source);
    isSent.current = draft.about === "sent";
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
    if (answer?.outcome === "invalid") isSent.current = false;
    if (answer?.outcome === "conflict") keepRefused();
  }, [answer]);

  return {
    restored: restored && (name === "version" && restored.stamp !== String(value) ? "outdated" : "current"),
    discard: () => {
      setRestored(null);
      editor.replace(first);
      dropDeskDraft(source);
      form.current?.querySelector<HTMLElement>("input:not([type=hidden])")?.focus();
    },
    /** To be called when the form is sent. */
    noteSent: () => {
      isSent.current = true;
      keepDraft(posted);
    },
    stamp: { name, value: posted },
  } as const;
}

/** Where what is typed about this quote is kept; `request`: one that is new, for a request or for nobody. */
export function quoteDraft(of: { quote: string } | { request: string | null }): string {
  return "quote" in of ? `quote-${of.quote}` : `quote-new-${of.request ?? ""}`;
}

const CUSTOMER_NAMES = ["customer_name", "company", "email", "address", "language", "intro"] as const;

/** The fields of the form, as they stand in the editor: a browser may put back others, before the editor shows its own. */
function typedInto(draft: DraftFields): TypedFields {
  return [
    ...CUSTOMER_NAMES.map((name) => [name, draft[name]] as const),
    ...draft.lines.flatMap((row) => namedBy(LINE_NAMES, row)),
    ...draft.discounts.flatMap((row) => namedBy(DISCOUNT_NAMES, row)),
  ];
}

function namedBy<Field extends string>(names: Record<Field, string>, row: NoInfer<Record<Field, string>>): TypedFields {
  return (Object.keys(names) as Field[]).map((field) => [names[field], row[field]] as const);
}

/** As the server reads a form that was posted. */
function asPosted(typed: TypedFields): Record<string, unknown> {
  const lists = LISTED_NAMES.map((listed) => [
    listed,
    typed.filter(([name]) => name === listed).map(([, text]) => text),
  ]);
  return { ...Object.fromEntries(typed), ...Object.fromEntries(lists) };
}
