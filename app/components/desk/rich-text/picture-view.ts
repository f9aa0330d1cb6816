import type { Node } from "prosemirror-model";
import type { EditorView, NodeView } from "prosemirror-view";

/** A picture of the text with the field for its description. */
export class PictureView implements NodeView {
  readonly dom: HTMLElement;
  private readonly image: HTMLImageElement;
  private readonly field: HTMLInputElement;
  private node: Node;

  constructor(node: Node, view: EditorView, placeOf: () => number | undefined, label: string) {
    this.node = node;
    this.dom = document.createElement("figure");
    this.dom.className = "my-3 grid gap-2 rounded-control border border-linen-300 bg-linen-50 p-3";
    this.image = document.createElement("img");
    this.image.className = "max-h-48 max-w-full rounded-stitch object-contain";
    this.field = document.createElement("input");
    this.field.className = "min-h-11 w-full rounded-control border-2 border-ink-500 bg-white px-3";
    const words = document.createElement("label");
    words.className = "grid gap-1 text-small font-semibold";
    words.append(label, this.field);
    this.dom.append(this.image, words);
    // It is no field of the form around it.
    this.field.setAttribute("form", "");
    this.field.addEventListener("input", () => {
      const at = placeOf();
      if (at === undefined) return;
      view.dispatch(view.state.tr.setNodeMarkup(at, null, { ...this.node.attrs, alt: this.field.value }));
    });
    this.show();
  }

  update(node: Node): boolean {
    if (node.type !== this.node.type) return false;
    this.node = node;
    this.show();
    return true;
  }

  stopEvent({ target }: Event): boolean {
    return target === this.field;
  }

  ignoreMutation(): boolean {
    return true;
  }

  private show(): void {
    const { src, alt } = this.node.attrs;
    if (this.image.getAttribute("src") !== src) this.image.src = src;
    this.image.alt = alt;
    if (this.field.value !== alt) this.field.value = alt;
  }
}
