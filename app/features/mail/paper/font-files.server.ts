import display400 from "@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-400-normal.woff?inline";
import display700 from "@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff?inline";
import displayExt700 from "@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-ext-700-normal.woff?inline";
import text400 from "@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff?inline";
import text600 from "@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff?inline";
import textExt400 from "@fontsource/instrument-sans/files/instrument-sans-latin-ext-400-normal.woff?inline";
import textExt600 from "@fontsource/instrument-sans/files/instrument-sans-latin-ext-600-normal.woff?inline";
import { fontCharacters } from "./font-characters";
import { unpackFont } from "./unpack-font";

/** One file of a face, and what can be written with it. */
export interface FontFile {
  name: string;
  source: Buffer;
  characters: ReadonlySet<number>;
}

export type Face = "display" | "text" | "strong";
/** By which a face is written, the first that has a letter. */
type FontFiles = Record<Face, readonly [FontFile, ...FontFile[]]>;

function file(name: string, address: string): FontFile {
  const source = unpackFont(address);
  return { name, source, characters: fontCharacters(source) };
}

let unpacked: FontFiles | undefined;

/**
 * The faces of the brand, each with the file that has the letters of the rest of Europe. Those for text have no signs of
 * measures, such as that of m², and borrow them.
 */
export function fontFiles(): FontFiles {
  // When somebody writes: a start need not wait until all of them are unpacked.
  unpacked ??= unpackFonts();
  return unpacked;
}

function unpackFonts(): FontFiles {
  const display = [file("display", display700), file("display-more", displayExt700)] as const;
  return {
    display,
    text: [file("text", text400), file("text-more", textExt400), file("text-signs", display400)],
    strong: [file("strong", text600), file("strong-more", textExt600), display[0]],
  };
}

/** As fonts have them: an emoji as one character, and other spaces and hyphens as the common ones. */
export function plainText(text: string): string {
  return text
    .replace(/\p{RGI_Emoji}/gv, (emoji) => String.fromCodePoint(emoji.codePointAt(0) ?? 0))
    .replace(/\p{Cf}/gu, "")
    .replace(/[\t\p{Zs}]/gu, " ")
    .replace(/[\u2010\u2011]/g, "-");
}

/** Whether each face has every letter of a text. */
export function canWrite(text: string): boolean {
  const letters = [...plainText(text.replaceAll("\n", ""))].map((letter) => letter.codePointAt(0) ?? 0);
  return Object.values(fontFiles()).every((files) =>
    letters.every((letter) => files.some(({ characters }) => characters.has(letter))),
  );
}
