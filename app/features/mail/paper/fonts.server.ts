import { create, type FontShape } from "fontkit";
import { type Face, type FontFile, fontFiles } from "./font-files.server";
import { rememberLayouts } from "./remember-layouts";

/** One file of a face as documents write with it. */
export interface Font {
  name: string;
  /** Read as far as it was needed, once for all documents: that takes longer than to write one. */
  shape: FontShape;
  characters: ReadonlySet<number>;
}

function font({ name, source, characters }: FontFile): Font {
  return { name, shape: rememberLayouts(create(source)), characters };
}

const { display, text, strong } = fontFiles();

/** The faces of the brand, each with the file that has the letters of the rest of Europe. */
export const faces: Record<Face, readonly [Font, Font]> = {
  display: [font(display[0]), font(display[1])],
  text: [font(text[0]), font(text[1])],
  strong: [font(strong[0]), font(strong[1])],
};
