import {
  type ComponentProps,
  type ComponentType,
  type ReactNode,
  type Ref,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import { CONTROL, describedBy, join, type Labelled, Labels } from "~/components/ui/field";
import { useWords } from "~/content/desk/words";
import type { NamedFact } from "~/lib/text/fact-chips";
import { useHydrated } from "~/lib/use-hydrated";
import type { EditorHandle, RichTextEditorProps } from "./rich-text-editor";
import type { Dialect } from "./stored-text";
import type { TextFormat } from "./text-schema";
import { Toolbar } from "./toolbar";
import type { ToolStates } from "./tools";

export interface RichTextHandle {
  /** Inserts paragraphs below the caret. */
  insert: (text: string) => void;
}

/** A picture that the text may show. */
export interface TextPicture {
  src: string;
  label: string;
}

interface RichTextFieldProps extends Labelled, Omit<ComponentProps<"textarea">, "id" | "ref"> {
  /** Decides which formatting there is: exactly what the product shows. */
  format: TextFormat;
  /** Facts that the text may name; a format without them shows none. */
  facts?: readonly NamedFact[];
  pictures?: readonly TextPicture[];
  /** Takes files that are pasted or dropped. Pictures are refused without it. */
  onFiles?: (files: File[]) => void;
  ref?: Ref<RichTextHandle>;
  /** A class of the toolbar. */
  toolsClassName?: string;
  /** Stands beside the toolbar. */
  beside?: ReactNode;
}

interface LoadedEditor {
  height: number;
  Editor: ComponentType<RichTextEditorProps>;
  dialect: Dialect;
}

const NONE: readonly never[] = [];
/** A browser needs seconds to break a very long word into lines if the font pulls its letters together. */
const UNKERNED = "[font-kerning:none]";
const PRESS_ENDS = ["pointerup", "pointercancel"] as const;

/** A text area that becomes an editor once it is touched. It stays the field of its form, and holds the stored text. */
export function RichTextField({
  label,
  hint,
  error,
  format,
  facts = NONE,
  pictures = NONE,
  onFiles,
  ref,
  toolsClassName,
  beside,
  ...props
}: RichTextFieldProps) {
  const { id, className, maxLength, lang, value, defaultValue } = props;
  const served = value ?? defaultValue;
  const words = useWords("richText");
  const area = useRef<HTMLTextAreaElement>(null);
  const editor = useRef<EditorHandle>(null);
  const busy = useRef({ isComposing: false, isPressed: false });
  const isLoading = useRef(false);
  const waiting = useRef<((loaded: EditorHandle) => void)[]>([]);
  const isHydrated = useHydrated();
  const [loaded, setLoaded] = useState<LoadedEditor | null>(null);
  const [states, setStates] = useState<ToolStates | null>(null);

  async function open() {
    if (isLoading.current) return;
    isLoading.current = true;
    try {
      const made = await load(format, facts);
      if (area.current) await atRest(area.current, busy.current);
      setLoaded({ ...made, height: area.current?.offsetHeight ?? 0 });
    } catch {
      // The text area does without.
      isLoading.current = false;
    }
  }

  const whenOpen = (run: (loaded: EditorHandle) => void) => {
    if (editor.current) return run(editor.current);
    waiting.current.push(run);
    void open();
  };
  useImperativeHandle(ref, () => ({ insert: (text) => whenOpen((loaded) => loaded.insert(text)) }));
  useEffect(() => {
    if (!loaded || !editor.current) return;
    for (const run of waiting.current.splice(0)) run(editor.current);
  }, [loaded]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it may have been focused before the scripts ran.
  useEffect(() => {
    if (document.activeElement === area.current) void open();
  }, []);

  const shownId = loaded ? `${id}-editor` : id;
  const described = describedBy(shownId, hint, error);
  return (
    <Labels id={shownId} label={label} hint={hint} error={error}>
      <div className="relative grid min-w-0">
        <textarea
          {...props}
          // A text that is too long is refused, not cut off.
          maxLength={isHydrated ? undefined : maxLength}
          ref={area}
          {...(loaded ? { "aria-hidden": true, tabIndex: -1 } : described)}
          onFocus={() => void open()}
          onPointerDown={() => {
            const release = () => {
              busy.current.isPressed = false;
            };
            busy.current.isPressed = true;
            for (const end of PRESS_ENDS) document.addEventListener(end, release, { once: true });
            void open();
          }}
          onCompositionStart={() => {
            busy.current.isComposing = true;
          }}
          onCompositionEnd={() => {
            busy.current.isComposing = false;
          }}
          // A long text that is laid out at every key, unseen, makes typing slow.
          className={
            loaded
              ? "sr-only [content-visibility:hidden]"
              : join(CONTROL, UNKERNED, "field-sizing-content max-h-96 min-h-32", className)
          }
        />
        {loaded && (
          <loaded.Editor
            area={area}
            ref={editor}
            id={shownId}
            labelId={`${shownId}-label`}
            describedBy={described["aria-describedby"]}
            isInvalid={error !== undefined}
            height={loaded.height}
            lang={lang}
            className={join(UNKERNED, "max-h-96 min-h-32", className)}
            maxLength={maxLength}
            value={typeof served === "string" ? served : undefined}
            dialect={loaded.dialect}
            format={format}
            facts={facts}
            pictures={pictures}
            onFiles={onFiles}
            onTools={setStates}
          />
        )}
      </div>
      <div className={join("flex min-w-0 items-center gap-x-2 max-lg:flex-wrap", toolsClassName)}>
        <div className={join("grid min-w-0 *:col-start-1 *:row-start-1", beside ? "lg:shrink-0" : "")}>
          {/* It takes its place before it can be used: the page does not move. */}
          <div className={isHydrated ? "min-w-0" : "invisible min-w-0"}>
            <Toolbar
              format={format}
              states={states}
              controls={shownId}
              onUse={(tool, button) => whenOpen((loaded) => loaded.use(tool, button))}
            />
          </div>
          <noscript>
            <p className="text-small">{words.plain[format]}</p>
          </noscript>
        </div>
        {beside}
      </div>
    </Labels>
  );
}

async function load(format: TextFormat, facts: readonly NamedFact[]): Promise<Omit<LoadedEditor, "height">> {
  const editor = import("./rich-text-editor");
  if (format === "mail") {
    const [{ RichTextEditor }, { mailDialect }] = await Promise.all([editor, import("./mail-dialect")]);
    return { Editor: RichTextEditor, dialect: mailDialect };
  }
  const [{ RichTextEditor }, { articleDialect }] = await Promise.all([editor, import("./article-dialect")]);
  const values = Object.fromEntries(facts.map(({ name, value }) => [name, value]));
  return { Editor: RichTextEditor, dialect: articleDialect(values) };
}

/** Waits for the end of a composition and of a selection by the pointer: either would be lost. */
function atRest(area: HTMLTextAreaElement, busy: { isComposing: boolean; isPressed: boolean }): Promise<void> {
  return new Promise((resolve) => {
    const held = new AbortController();
    const check = () => {
      if (busy.isComposing || busy.isPressed) return;
      held.abort();
      resolve();
    };
    area.addEventListener("compositionend", check, held);
    for (const end of PRESS_ENDS) document.addEventListener(end, check, held);
    check();
  });
}
