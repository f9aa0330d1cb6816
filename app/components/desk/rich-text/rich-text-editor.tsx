import "prosemirror-view/style/prosemirror.css";
import type { EditorState } from "prosemirror-state";
import {
  type Ref,
  type RefObject,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { closeDialog, Dialog, openDialog } from "~/components/ui/dialog";
import { CONTROL, FieldError, join } from "~/components/ui/field";
import { useWords } from "~/content/desk/words";
import type { NamedFact } from "~/lib/text/fact-chips";
import { fill } from "~/lib/text/fill";
import { FactList } from "../fact-list";
import { LinkRow } from "./link-row";
import type { RichTextHandle, TextPicture } from "./rich-text-field";
import type { Dialect } from "./stored-text";
import { linkInHand, runTool, setLink, toolStates } from "./text-commands";
import type { TextFormat } from "./text-schema";
import { TextView } from "./text-view";
import type { Tool, ToolStates } from "./tools";

export interface EditorHandle extends RichTextHandle {
  use: (tool: Tool, button: HTMLElement) => void;
}

export interface RichTextEditorProps {
  area: RefObject<HTMLTextAreaElement | null>;
  ref: Ref<EditorHandle>;
  id: string;
  /** Ids of the label, and of what describes the field. */
  labelId: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  /** The height that the text area had, in pixels: the page does not move until it is changed or left. */
  height: number;
  lang: string | undefined;
  className: string | undefined;
  maxLength: number | undefined;
  /** The value that React gives the text area. */
  value: string | undefined;
  dialect: Dialect;
  format: TextFormat;
  facts: readonly NamedFact[];
  pictures: readonly TextPicture[];
  onFiles: ((files: File[]) => void) | undefined;
  onTools: (states: ToolStates) => void;
}

const TEXT =
  "rich-text contain-content overflow-y-auto outline-offset-2 wrap-anywhere [&_a]:text-indigo-700 [&_a]:underline [&_blockquote]:border-l-4 [&_blockquote]:border-weld-400 [&_blockquote]:pl-4 [&_code]:rounded-stitch [&_code]:bg-linen-100 [&_h2]:mt-5 [&_h2]:text-h3 [&_h3]:mt-4 [&_h3]:text-body [&_h3]:font-bold [&_li>p]:my-0 [&_ol]:my-3 [&_ol]:list-decimal [&_ol]:pl-6 [&_p]:my-3 [&_pre]:my-3 [&_pre]:rounded-control [&_pre]:bg-linen-100 [&_pre]:p-3 [&_pre]:text-small [&_strong]:font-bold [&_ul]:my-3 [&_ul]:list-disc [&_ul]:pl-6 [&>:first-child]:mt-0 [&>:last-child]:mb-0";

/** Takes the place of a text area, which stays the field of its form. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { area, ref, format, dialect, facts, pictures, value, onFiles, onTools } = props;
  const words = useWords("richText");
  const place = useRef<HTMLDivElement>(null);
  const held = useRef<TextView>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const [state, setState] = useState<EditorState | null>(null);
  const [isStill, setStill] = useState(true);
  const [opened, setOpened] = useState<"link" | "picture" | null>(null);
  const [factsOpened, setFactsOpened] = useState(0);
  const [said, say] = useState("");

  const handleFiles = useEffectEvent((files: File[]) => {
    if (onFiles) onFiles(files);
    else say(words.noPictures);
    return true;
  });
  const openLink = useEffectEvent(() => setOpened("link"));
  const create = useEffectEvent((field: HTMLTextAreaElement, at: HTMLElement) => {
    return new TextView(at, {
      area: field,
      label: document.getElementById(props.labelId),
      dialect,
      format,
      chips: Object.fromEntries(facts.map((fact) => [fact.name, fact.value])),
      pictureLabel: words.pictures.alt,
      onState: setState,
      onChange: () => setStill(false),
      onLink: () => openLink(),
      onFiles: (files) => handleFiles(files),
    });
  });

  useLayoutEffect(() => {
    if (!area.current || !place.current) return;
    const made = create(area.current, place.current);
    held.current = made;
    return () => made.end();
  }, [area]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: React has put the value into the text area.
  useLayoutEffect(() => held.current?.reload(), [value]);
  useImperativeHandle(ref, () => ({ insert: (text) => held.current?.insert(text), use }));
  useLayoutEffect(() => {
    if (state) onTools(toolStates(state, format, opened));
  }, [state, format, opened, onTools]);

  const length = state ? (area.current?.value.length ?? 0) : 0;
  const isLong = props.maxLength !== undefined && length > props.maxLength;
  const long = isLong ? fill(words.long, { most: String(props.maxLength) }) : "";
  useLayoutEffect(() => area.current?.setCustomValidity(long), [area, long]);

  function use(tool: Tool, button: HTMLElement) {
    const view = held.current?.view;
    if (!view) return;
    if (tool === "link" || tool === "picture") return setOpened(opened === tool ? null : tool);
    if (tool === "fact") return openFacts(button);
    runTool(tool, view.state)(view.state, view.dispatch, view);
    view.focus();
  }

  function openFacts(button: HTMLElement) {
    flushSync(() => setFactsOpened(factsOpened + 1));
    openDialog(dialog.current, button);
    dialog.current?.addEventListener("close", () => held.current?.view.focus(), { once: true });
    dialog.current?.querySelector<HTMLElement>("li button")?.focus({ preventScroll: true });
  }

  function chooseFact({ name, value, label }: NamedFact) {
    closeDialog(dialog.current);
    const view = held.current?.view;
    const chip = view?.state.schema.nodes.chip?.create({ source: `{${name}}`, label: value });
    if (!view || !chip) return;
    view.dispatch(view.state.tr.replaceSelectionWith(chip, true).scrollIntoView());
    say(fill(words.inserted, { what: `${label}, ${value}` }));
  }

  function choosePicture({ src }: TextPicture) {
    setOpened(null);
    held.current?.insert(`![](${src})`);
    const image = [...(place.current?.querySelectorAll("img") ?? [])].findLast((each) => each.alt === "");
    image?.parentElement?.querySelector("input")?.focus();
  }

  function close() {
    setOpened(null);
    held.current?.view.focus();
  }

  return (
    <div className="grid min-w-0 gap-1">
      {/* biome-ignore lint/a11y/useFocusableInteractive: it can be edited, and so has the focus. */}
      {/* biome-ignore lint/a11y/useSemanticElements: the text area is the field that is posted. */}
      <div
        ref={place}
        id={props.id}
        role="textbox"
        aria-multiline="true"
        aria-labelledby={props.labelId}
        aria-describedby={props.describedBy}
        aria-invalid={props.isInvalid || isLong ? true : undefined}
        dir="auto"
        style={isStill ? { height: props.height, maxHeight: props.height } : undefined}
        onBlur={() => setStill(false)}
        lang={props.lang}
        className={join(CONTROL, TEXT, props.className)}
      />
      <FieldError id={`${props.labelId}-long`} text={long} />
      {opened === "link" && state && (
        <LinkRow
          format={format}
          href={linkInHand(state).href}
          onClose={close}
          onSet={(href) => {
            const view = held.current?.view;
            setOpened(null);
            if (!view) return;
            setLink(linkInHand(view.state), href)(view.state, view.dispatch);
            view.focus();
          }}
        />
      )}
      {opened === "picture" && (
        <ul aria-label={words.pictures.label} className="flex flex-wrap gap-2 rounded-control bg-linen-100 p-3">
          {pictures.length === 0 && <li>{words.pictures.none}</li>}
          {pictures.map((picture) => (
            <li key={picture.src}>
              <button
                type="button"
                onClick={() => choosePicture(picture)}
                className="grid gap-1 rounded-control p-1 text-small font-semibold hover:bg-indigo-100"
              >
                <img src={picture.src} alt="" className="h-20 rounded-stitch object-cover" />
                {picture.label}
              </button>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className={said === words.noPictures ? "text-small" : "sr-only"}>
        {said}
      </p>
      {factsOpened > 0 && (
        <Dialog ref={dialog} title={words.facts.title} closeLabel={words.facts.close}>
          <FactList key={factsOpened} facts={facts} lang={props.lang} onChoose={chooseFact} />
        </Dialog>
      )}
    </div>
  );
}
