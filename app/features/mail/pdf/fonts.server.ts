import { create, type FontShape } from "fontkit";
import display from "./fonts/bricolage-grotesque-800.ttf?inline";
import text from "./fonts/instrument-sans-400.ttf?inline";
import strong from "./fonts/instrument-sans-600.ttf?inline";
import noto from "./fonts/noto-sans-400.ttf?inline";

export interface Font {
  name: string;
  shape: FontShape;
}

export type Face = "display" | "text" | "strong";

export interface Run {
  font: Font;
  text: string;
}

function font(name: string, address: string): Font {
  return { name, shape: create(Buffer.from(address.slice(address.indexOf(",") + 1), "base64")) };
}

const [displayFont, textFont, strongFont] = [font("display", display), font("text", text), font("strong", strong)];
/** Has what the brand's faces lack: Vietnamese, Greek, Cyrillic, combining marks, signs of measures. */
const notoFont = font("noto", noto);

/** Fonts in order of preference. */
export const faces: Record<Face, readonly [Font, ...Font[]]> = {
  display: [displayFont, notoFont, textFont],
  text: [textFont, notoFont],
  strong: [strongFont, notoFont],
};

export const fonts: readonly Font[] = [displayFont, textFont, strongFont, notoFont];

/** A letter with its marks, an emoji with all its parts. */
export const clustersOf = (text: string): string[] => Array.from(segmenter.segment(text), ({ segment }) => segment);
const segmenter = new Intl.Segmenter("nl", { granularity: "grapheme" });

export function fontWith(text: string, face: Face): Font | undefined {
  const points = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  return faces[face].find(({ shape }) => points.every((point) => shape.hasGlyphForCodePoint(point)));
}

/** A word has one font, if one has all of it. */
export function runsOf(text: string, face: Face): Run[] {
  const runs: Run[] = [];
  const add = (part: string, font: Font) => {
    const last = runs.at(-1);
    if (last?.font === font) last.text += part;
    else runs.push({ font, text: part });
  };
  // Lines may break here, and a word must be as wide in its line as it was measured.
  for (const word of text.split(/(?<=[ -])/)) {
    const font = fontWith(word, face);
    if (font) add(word, font);
    else for (const cluster of clustersOf(word)) add(cluster, fontWith(cluster, face) ?? faces[face][0]);
  }
  return runs;
}
