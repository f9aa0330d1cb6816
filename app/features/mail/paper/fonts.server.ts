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

/** All fonts, by the name of their file. */
export const fonts = new Map<string, Font>();

function font({ name, source, characters }: FontFile): Font {
  const known = fonts.get(name);
  if (known) return known;
  const read = { name, shape: rememberLayouts(create(source)), characters };
  fonts.set(name, read);
  return read;
}

function fontsOf([first, ...others]: readonly [FontFile, ...FontFile[]]): readonly [Font, ...Font[]] {
  return [font(first), ...others.map(font)];
}

const { display, text, strong } = fontFiles();

/** By which each face is written, the first that has a letter. */
export const faces: Record<Face, readonly [Font, ...Font[]]> = {
  display: fontsOf(display),
  text: fontsOf(text),
  strong: fontsOf(strong),
};
