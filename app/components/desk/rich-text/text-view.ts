import { history } from "prosemirror-history";
import { type Node, Slice } from "prosemirror-model";
import { EditorState, Plugin, Selection, TextSelection } from "prosemirror-state";
import { Decoration, DecorationSet, EditorView } from "prosemirror-view";
import { tidyPastedHtml } from "./pasted-html";
import { PictureView } from "./picture-view";
import { placeIn } from "./placed-caret";
import { type Dialect, readText, tidyBlock, writeText } from "./stored-text";
import { keysFor, typedMarks } from "./text-commands";
import type { TextFormat } from "./text-schema";

interface TextViewOptions {
  /** The form's field. It has the stored text after every change. */
  area: HTMLTextAreaElement;
  label: HTMLElement | null;
  dialect: Dialect;
  format: TextFormat;
  chips: Readonly<Record<string, string>>;
  pictureLabel: string;
  onState: (state: EditorState) => void;
  onChange: () => void;
  onLink: () => void;
  /** True if the files were accepted. */
  onFiles: (files: File[]) => boolean;
}

/** Shows the text of `area` and keeps both the same. */
export class TextView {
  readonly view: EditorView;
  private readonly options: TextViewOptions;
  private readonly ended = new AbortController();
  /** The text that was read last, and its document. */
  private known: { text: string; doc: Node };
  /** The text that the view shows. */
  private shown: string;
  private isWriting = false;

  constructor(place: HTMLElement, options: TextViewOptions) {
    this.options = options;
    const { area, dialect, onState, pictureLabel, format } = options;
    const text = area.value;
    const doc = readText(text, dialect);
    this.known = { text, doc };
    this.shown = text;
    const isFocused = document.activeElement === area;
    this.view = new EditorView(
      { mount: place },
      {
        state: this.stateOf(doc),
        nodeViews: { picture: (node, view, placeOf) => new PictureView(node, view, placeOf, pictureLabel) },
        transformPastedHTML: (html) => tidyPastedHtml(html, format),
        clipboardTextParser: (pasted) => Slice.maxOpen(readText(pasted.replaceAll(/\r\n?/g, "\n"), dialect).content),
        handlePaste: (_view, { clipboardData }) => this.handleFiles(clipboardData),
        handleDrop: (_view, { dataTransfer }) => this.handleFiles(dataTransfer),
        handleDOMEvents: { blur: () => this.settle() },
        dispatchTransaction: (transaction) => {
          const state = this.view.state.apply(transaction);
          this.view.updateState(state);
          if (transaction.docChanged) {
            this.write(state.doc);
            options.onChange();
          }
          onState(state);
        },
      },
    );
    if (isFocused) this.moveTo(area.selectionStart, area.selectionEnd);
    else this.view.updateState(this.view.state.apply(this.view.state.tr.setSelection(Selection.atEnd(doc))));
    const on = (target: EventTarget | null, name: string, handle: () => void) =>
      target?.addEventListener(name, handle, this.ended);
    on(area, "input", () => this.reload());
    on(area, "change", () => this.reload());
    on(area, "focus", () => this.view.focus());
    on(options.label, "click", () => this.view.focus());
    // The reset form has its served values by then.
    on(area.form, "reset", () => setTimeout(() => this.reload()));
    onState(this.view.state);
  }

  end(): void {
    this.ended.abort();
    this.view.destroy();
  }

  /** Shows the text of the field, if another than this wrote it. */
  reload(): void {
    const { area, dialect } = this.options;
    if (this.isWriting || this.ended.signal.aborted || area.value === this.shown) return;
    const doc = readText(area.value, dialect);
    this.known = { text: area.value, doc };
    this.shown = area.value;
    this.view.updateState(this.stateOf(doc));
    this.options.onState(this.view.state);
  }

  /** Inserts paragraphs below the one with the caret. Their first `{word}` is selected, to be typed over. */
  insert(text: string): void {
    const { state } = this.view;
    const { dialect } = this.options;
    const { $from } = state.selection;
    const blocks = readText(text, dialect).content;
    const at = $from.depth === 0 ? $from.pos : $from.after(1);
    const around = $from.depth === 0 ? null : $from.node(1);
    const isEmpty = around?.content.size === 0;
    const from = isEmpty ? $from.before(1) : at;
    const tr = state.tr.replaceWith(from, at, blocks);
    const end = from + blocks.size;
    // One goes on in a paragraph of its own.
    if (tr.doc.nodeAt(end)?.content.size !== 0) tr.insert(end, state.schema.node("paragraph"));
    let chosen: [number, number] | null = null;
    tr.doc.nodesBetween(from, end, (node, start) => {
      const blank = BLANK.exec(node.text ?? "");
      if (blank) chosen ??= [start + blank.index, start + blank.index + blank[0].length];
    });
    const [first, last] = chosen ?? [];
    const selection =
      first === undefined ? TextSelection.create(tr.doc, end + 1) : TextSelection.create(tr.doc, first, last);
    this.view.dispatch(tr.setSelection(selection).scrollIntoView());
    this.view.focus();
  }

  private stateOf(doc: Node): EditorState {
    const { dialect, format, chips, onLink } = this.options;
    const { schema } = dialect;
    const plugins = [history(), typedMarks(schema, format, chips), ...keysFor(schema, onLink)];
    return EditorState.create({ doc, plugins: format === "mail" ? [...plugins, blanks] : plugins });
  }

  private moveTo(start: number, end: number): void {
    const { area, dialect } = this.options;
    const { doc, tr } = this.view.state;
    const placeOf = (offset: number) => doc.resolve(placeIn(doc, area.value, offset, dialect));
    const from = placeOf(start);
    const selection = start === end ? Selection.near(from) : TextSelection.between(from, placeOf(end));
    this.view.dispatch(tr.setSelection(selection).scrollIntoView());
    if (area.value[start - 1] === " ") this.restoreTypedSpace();
    this.view.focus();
  }

  /** Puts back the space that a word was typed with: a text that is read has none at the end of a line. */
  private restoreTypedSpace(): void {
    const { selection, tr } = this.view.state;
    const { parent, parentOffset } = selection.$from;
    const isAtEnd = selection.empty && parent.content.size > 0 && parentOffset === parent.content.size;
    if (isAtEnd && !parent.textContent.endsWith(" ")) {
      this.view.dispatch(tr.insertText(" ").setMeta("addToHistory", false));
    }
  }

  private write(doc: Node): void {
    const { area, dialect } = this.options;
    const text = doc.eq(this.known.doc) ? this.known.text : writeText(doc, dialect);
    this.shown = text;
    if (text === area.value) return;
    this.isWriting = true;
    area.setRangeText(text, 0, area.value.length, "end");
    area.dispatchEvent(new InputEvent("input", { bubbles: true }));
    this.isWriting = false;
  }

  /** Shows as the product will: a mark that was left open or put together has its meaning once the field is left. */
  private settle(): void {
    const { state } = this.view;
    const { dialect } = this.options;
    const { tr } = state;
    state.doc.forEach((block, offset) => {
      const text = dialect.write(block, null);
      if (text === "") return;
      const meant = dialect.read(text).map(({ node }) => node);
      if (meant.length === 1 && meant[0] && tidyBlock(meant[0]).eq(tidyBlock(block))) return;
      const from = tr.mapping.map(offset);
      tr.replaceWith(from, tr.mapping.map(offset + block.nodeSize, -1), meant);
    });
    if (tr.docChanged) this.view.dispatch(tr);
  }

  private handleFiles(data: DataTransfer | null): boolean {
    const files = [...(data?.files ?? [])];
    // Word puts a picture of the text beside the text.
    if (files.length === 0 || data?.getData("text/plain")) return false;
    return this.options.onFiles(files);
  }
}

const BLANK = /\{[\p{L}\p{N}][\p{L}\p{N} _-]{0,39}\}/u;

/** Marks what is still to be filled in. */
const blanks = new Plugin<DecorationSet>({
  state: {
    init: (_config, { doc }) => blanksIn(doc),
    apply: (transaction, known) => (transaction.docChanged ? blanksIn(transaction.doc) : known),
  },
  props: {
    decorations(state) {
      return this.getState(state);
    },
  },
});

function blanksIn(doc: Node): DecorationSet {
  const marked: Decoration[] = [];
  doc.descendants(({ text = "" }, start) => {
    for (const { index, 0: blank } of text.matchAll(new RegExp(BLANK, "gu"))) {
      const attrs = { class: "rounded-stitch bg-weld-200 text-ink-950" };
      marked.push(Decoration.inline(start + index, start + index + blank.length, attrs));
    }
  });
  return DecorationSet.create(doc, marked);
}
