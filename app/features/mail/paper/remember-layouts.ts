import type { FontShape, GlyphRun } from "fontkit";

/** How many words a font remembers: all that stand in every document, in both languages, and some that people wrote. */
const MOST = 500;

/**
 * Lets a font lay out a word once: most words of a document stand in all others too, and to lay them out is most of the
 * work of writing one. Changes `shape` and gives it.
 */
export function rememberLayouts(shape: FontShape): FontShape {
  const layOut = shape.layout.bind(shape);
  const known = new Map<string, GlyphRun>();
  shape.layout = (text, features) => {
    if (features) return layOut(text, features);
    const found = known.get(text);
    if (found) return copyOf(found);
    const made = layOut(text);
    if (known.size === MOST) known.clear();
    known.set(text, made);
    return copyOf(made);
  };
  return shape;
}

/** A run of its own: the document library scales the positions where they are. */
function copyOf({ glyphs, positions }: GlyphRun): GlyphRun {
  const own = positions.map((position) => ({ ...position }));
  return {
    glyphs,
    positions: own,
    get advanceWidth() {
      return own.reduce((width, { xAdvance }) => width + xAdvance, 0);
    },
  };
}
