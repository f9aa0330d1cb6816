import display700 from "@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff?inline";
import displayExt700 from "@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-ext-700-normal.woff?inline";
import text400 from "@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff?inline";
import text600 from "@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff?inline";
import textExt400 from "@fontsource/instrument-sans/files/instrument-sans-latin-ext-400-normal.woff?inline";
import textExt600 from "@fontsource/instrument-sans/files/instrument-sans-latin-ext-600-normal.woff?inline";
import { create, type FontShape } from "fontkit";
import { fontCharacters } from "./font-characters";
import { rememberLayouts } from "./remember-layouts";
import { unpackFont } from "./unpack-font";

/** One file of a face, and what can be written with it. */
export interface Font {
  name: string;
  /** Read as far as it was needed, once for all documents: that takes longer than to write one. */
  shape: FontShape;
  characters: ReadonlySet<number>;
}

function font(name: string, address: string): Font {
  const source = unpackFont(address);
  return { name, shape: rememberLayouts(create(source)), characters: fontCharacters(source) };
}

/** The faces of the brand, each with the file that has the letters of the rest of Europe. */
export const faces = {
  display: [font("display", display700), font("display-more", displayExt700)],
  text: [font("text", text400), font("text-more", textExt400)],
  strong: [font("strong", text600), font("strong-more", textExt600)],
} as const satisfies Record<string, readonly [Font, Font]>;

export type Face = keyof typeof faces;

/** Whether each face has every letter of a text. Marks that only steer how text is shown need none. */
export function canWrite(text: string): boolean {
  const letters = [...text.replace(/[\p{Cf}\n\t]/gu, "")].map((letter) => letter.codePointAt(0) ?? 0);
  return Object.values(faces).every((fonts) =>
    letters.every((letter) => fonts.some(({ characters }) => characters.has(letter))),
  );
}
