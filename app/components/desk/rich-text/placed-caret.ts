import type { Node } from "prosemirror-model";
import { Transform } from "prosemirror-transform";
import { type Dialect, readText } from "./stored-text";

/** A sign for private use, which no text has. */
const CARET = "\ue000";

/** The place in the document that stands for the offset `at` in its text. */
export function placeIn(doc: Node, text: string, at: number, dialect: Dialect): number {
  const marked = readText(text.slice(0, at) + CARET + text.slice(at), dialect);
  let place: number | null = null;
  marked.descendants((node, start) => {
    const within = node.text?.indexOf(CARET) ?? -1;
    if (within !== -1) place = start + within;
  });
  if (place !== null && new Transform(marked).delete(place, place + CARET.length).doc.eq(doc)) return place;
  // The caret would change what the text means there.
  return Math.min(readText(text.slice(0, at), dialect).content.size, doc.content.size);
}
